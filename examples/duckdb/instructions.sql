-- The instructions as lines, in the order of their numbers. With '/dev/stdout' for the file, they go through a pipe.
COPY (SELECT * EXCLUDE (id) FROM payee_instructions ORDER BY id) TO 'instructions.ndjson' (FORMAT json);
