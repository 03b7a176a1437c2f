-- A table of payees, with columns of its own.
CREATE TABLE payees (
    id BIGINT PRIMARY KEY,
    country VARCHAR,
    currency VARCHAR,
    name VARCHAR,
    iban VARCHAR,
    bic VARCHAR,
    town VARCHAR,
    system VARCHAR
);

-- The instruction that they make, a column for each member. NULL and an absent member are the same; an empty text is not: nullif(text, '').
-- Without an IBAN there is no account identifier at all, rather than one without a value.
CREATE VIEW payee_instructions AS
SELECT
    id,
    country,
    currency,
    {'name': name, 'address': {'country': country, 'townName': town}} AS creditor,
    CASE WHEN iban IS NOT NULL THEN {'id': {'value': iban, 'type': 'IBAN'}} END AS "creditorAccount",
    {'bic': bic} AS "creditorAgent",
    {'settlementSystem': system} AS "settlementInformation"
FROM payees;
