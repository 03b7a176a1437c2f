-- What a query says of a payment: members that are there, patterns, and the check digits of an IBAN (ISO 13616).
COPY (
  WITH payees AS (
    SELECT country, currency, creditor.name AS name, creditorAccount.id.type AS type, creditorAgent.bic AS bic,
      replace(creditorAccount.id.value, ' ', '') AS account
    FROM read_ndjson($input, columns = {
      country: 'VARCHAR', currency: 'VARCHAR', creditor: 'STRUCT(name VARCHAR)',
      creditorAccount: 'STRUCT(id STRUCT("value" VARCHAR, "type" VARCHAR))', creditorAgent: 'STRUCT(bic VARCHAR)'
    })
  ), found AS (
    SELECT list_filter([
      CASE WHEN coalesce(NOT regexp_full_match(country, '[A-Z]{2}'), true) THEN 'country' END,
      CASE WHEN coalesce(NOT regexp_full_match(currency, '[A-Z]{3}'), true) THEN 'currency' END,
      CASE WHEN coalesce(trim(name) = '', true) THEN 'creditor.name' END,
      CASE WHEN type = 'IBAN' AND NOT (regexp_full_match(account, '[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}') AND list_reduce(
        list_transform(string_split(account[5:] || account[:4], ''), lambda c: if(c < 'A', ascii(c) - 48, ascii(c) - 55)),
        lambda rest, digit: (rest * if(digit > 9, 100, 10) + digit) % 97
      ) = 1) THEN 'creditorAccount' END,
      CASE WHEN NOT regexp_full_match(bic, '[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?') THEN 'creditorAgent.bic' END
    ], lambda problem: problem IS NOT NULL) AS alerts
    FROM payees
  )
  SELECT if(len(alerts) = 0, 'OK', 'ALERT') AS status, alerts FROM found
) TO $output (FORMAT json);
