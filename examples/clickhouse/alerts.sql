-- How many payees have which alert, and how many have none.
SELECT
    if(code = '', 'OK', code) AS code,
    count() AS payees,
    uniqExact(payee_country) AS countries
FROM
(
    SELECT
        payee_country,
        payprep_validate(instruction) AS answer,
        JSONExtract(answer, 'alerts', 'Array(Tuple(code String))') AS alerts
    FROM payee_instructions
)
LEFT ARRAY JOIN alerts.code AS code
GROUP BY code
ORDER BY payees DESC, code
