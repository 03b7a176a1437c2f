"""
A client that the generator makes of the document calls each operation, with the requests of `conformance/`, and reads each answer into its models.

python3 client.py FOLDER_OF_CLIENT DOCUMENT FOLDER_OF_CONFORMANCE ADDRESS TOKEN
"""
import json
import re
import sys
from inspect import signature
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

client_folder, document_path, conformance, address, token = sys.argv[1:]
sys.path.insert(0, client_folder)

import payprep_client  # noqa: E402
from payprep_client import api  # noqa: E402

paths = json.loads(Path(document_path).read_text())['paths']
TEMPLATES = {each['operationId']: path for path, methods in paths.items() for each in methods.values()}
FORMS = {'{uuid}': r'[\da-f-]{36}', '{date-time}': r'.*', '{secret}': r'.{44}', '{session}': r'https://.*#.*'}

configuration = payprep_client.Configuration(host=address)
configuration.access_token = token
client = payprep_client.ApiClient(configuration)
apis = [getattr(api, name)(client) for name in dir(api) if name.endswith('Api')]


def snake(name):
    return re.sub(r'[A-Z]', lambda found: '_' + found.group().lower(), name.replace('-', '_')).lstrip('_').lower().replace('__', '_')


def is_as_recorded(recorded, got):
    """Members that a model does not have are missing in what it writes: they are open in the document."""
    if isinstance(recorded, str) and recorded in FORMS:
        return re.fullmatch(FORMS[recorded], got) is not None
    if isinstance(recorded, dict):
        return isinstance(got, dict) and all(is_as_recorded(recorded[name], value) for name, value in got.items())
    if isinstance(recorded, list):
        return isinstance(got, list) and len(recorded) <= len(got) and all(map(is_as_recorded, recorded, got))
    return recorded == got


def values_of(each, kept):
    """Parameter → its value, by the name that Python gives it."""
    request = each['request']
    target = re.sub(r'\{(\w+)\}', lambda found: kept[found.group(1)], request['path'])
    template = re.sub(r'\{(\w+)\}', r'(?P<\1>[^/]+)', TEMPLATES[each['operation']])
    split = urlsplit(target)
    in_path = re.fullmatch(template, split.path).groupdict()
    query = {name: found[0] for name, found in parse_qs(split.query).items()}
    headers = {name: value for name, value in request['headers'].items() if name != 'content-type'}
    return {snake(name): unquote(value) for name, value in {**in_path, **query, **headers}.items()}


def call(each, kept):
    name = snake(each['operation'])
    method = next(getattr(one, name + '_with_http_info') for one in apis if hasattr(one, name))
    values = values_of(each, kept)
    asked = [one for one in signature(method).parameters if one != 'kwargs']
    positional = [values.pop(one) if one in values else each['request']['body'] for one in asked]
    if 'limit' in values:
        values['limit'] = int(values['limit'])
    try:
        answer, status, _ = method(*positional, **values)
    except payprep_client.ApiException as problem:
        return json.loads(problem.body), problem.status
    return client.sanitize_for_serialization(answer), status


called = set()
for file in sorted(Path(conformance).glob('*.json')):
    kept = {}
    for each in json.loads(file.read_text()):
        body, status = call(each, kept)
        for name, pointer in each.get('keep', {}).items():
            kept[name] = body[pointer[1:]]
        expected = each['answer']
        if status != expected['status'] or not is_as_recorded(expected.get('body'), body):
            sys.exit(f"{each['operation']}: another answer: {status} {json.dumps(body)[:500]}")
        called.add(each['operation'])
missing = set(TEMPLATES) - called
if missing:
    sys.exit(f'not called: {sorted(missing)}')
print(f'Python: {len(called)} operations called')
