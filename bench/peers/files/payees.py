"""What a Python script says of a payment: IBAN and BIC, by the package that is named: payees.py schwifty|stdnum FILE."""

import importlib
import json
import sys


def schwifty_checks():
    schwifty = importlib.import_module("schwifty")

    def is_valid(parse, text):
        try:
            parse(text)
        except ValueError:
            return False
        return True

    def is_iban(text):
        return is_valid(lambda value: schwifty.IBAN(value, validate_bban=True), text)

    def is_bic(text):
        return is_valid(schwifty.BIC, text)

    return is_iban, is_bic


def stdnum_checks():
    return importlib.import_module("stdnum.iban").is_valid, importlib.import_module("stdnum.bic").is_valid


def main(package, path):
    is_iban, is_bic = {"schwifty": schwifty_checks, "stdnum": stdnum_checks}[package]()
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            payment = json.loads(line)
            account = payment.get("creditorAccount", {}).get("id", {})
            bic = payment.get("creditorAgent", {}).get("bic")
            alerts = []
            if account.get("type") == "IBAN" and not is_iban(account.get("value", "")):
                alerts.append("creditorAccount")
            if bic is not None and not is_bic(bic):
                alerts.append("creditorAgent.bic")
            sys.stdout.write(json.dumps({"status": "ALERT" if alerts else "OK", "alerts": alerts}) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
