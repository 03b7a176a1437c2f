-- A table of payees, with columns of its own.
CREATE TABLE payees (
    id bigint PRIMARY KEY,
    country text,
    currency text,
    name text,
    iban text,
    bic text,
    town text,
    system text
);

-- The instruction that they make. NULL and an absent member are the same; an empty text is not: nullif(text, '').
-- Without an IBAN there is no account identifier at all, rather than one without a value.
CREATE VIEW payee_instructions AS
SELECT
    id,
    json_build_object(
        'country', country,
        'currency', currency,
        'creditor', json_build_object('name', name, 'address', json_build_object('country', country, 'townName', town)),
        'creditorAccount', CASE WHEN iban IS NOT NULL THEN json_build_object('id', json_build_object('value', iban, 'type', 'IBAN')) END,
        'creditorAgent', json_build_object('bic', bic),
        'settlementInformation', json_build_object('settlementSystem', system)
    ) AS instruction
FROM payees;

-- An answer a line, in the order of the lines.
CREATE TABLE answer_lines (line bigint GENERATED ALWAYS AS IDENTITY, answer jsonb NOT NULL);
