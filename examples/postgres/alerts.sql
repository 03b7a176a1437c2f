-- How many payees have which alert, and in how many countries.
SELECT coalesce(code, 'OK') AS code, count(*) AS payees, count(DISTINCT country) AS countries
FROM answers
JOIN payees USING (id)
LEFT JOIN LATERAL (SELECT alert ->> 'code' AS code FROM jsonb_array_elements(answer -> 'alerts') AS alert) AS alerts ON true
GROUP BY 1
ORDER BY payees DESC, code;
