# What a jq filter says of a payment: members that are there, and patterns. No check digits: jq has no remainder of long numbers.
def matches($pattern): type == "string" and test($pattern);
[
  (if .country | matches("^[A-Z]{2}$") then empty else "country" end),
  (if .currency | matches("^[A-Z]{3}$") then empty else "currency" end),
  (if .creditor.name | matches("[^ ]") then empty else "creditor.name" end),
  (if .creditorAccount.id.type == "IBAN" and (.creditorAccount.id.value | matches("^[A-Z]{2}[0-9]{2}[A-Z0-9 ]{11,38}$") | not)
    then "creditorAccount" else empty end),
  (.creditorAgent.bic // empty | if matches("^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$") then empty else "creditorAgent.bic" end)
] | { status: (if length == 0 then "OK" else "ALERT" end), alerts: . }
