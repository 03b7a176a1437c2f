-- A table of payees, with columns of its own.
CREATE TABLE payees
(
    id UInt64,
    country Nullable(String),
    currency Nullable(String),
    name Nullable(String),
    iban Nullable(String),
    bic Nullable(String),
    town Nullable(String),
    system Nullable(String)
)
ENGINE = MergeTree
ORDER BY id;

-- The instruction that they make. NULL and an absent member are the same; an empty text is not: nullIf(text, '').
-- Without an IBAN there is no account identifier at all, rather than one without a value.
CREATE VIEW payee_instructions AS
SELECT
    id,
    country AS payee_country,
    toJSONString(CAST(
        (
            country,
            currency,
            (name, (country, town)),
            if(iban IS NULL, map(), map('id', map('value', iban, 'type', 'IBAN'))),
            tuple(bic),
            tuple(system)
        ),
        'Tuple(
            country Nullable(String),
            currency Nullable(String),
            creditor Tuple(name Nullable(String), address Tuple(country Nullable(String), townName Nullable(String))),
            creditorAccount Map(String, Map(String, Nullable(String))),
            creditorAgent Tuple(bic Nullable(String)),
            settlementInformation Tuple(settlementSystem Nullable(String))
        )'
    )) AS instruction
FROM payees;
