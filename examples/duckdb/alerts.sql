-- How many payees have which alert, and in how many countries.
SELECT coalesce(code, 'OK') AS code, count(*) AS payees, count(DISTINCT country) AS countries
FROM (SELECT id, unnest(if(len(alerts) = 0, [NULL], list_transform(alerts, lambda alert: alert.code))) AS code FROM answers)
JOIN payees USING (id)
GROUP BY ALL
ORDER BY payees DESC, code;
