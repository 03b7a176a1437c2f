/**
 * What a source file of `src` names that only rules may know: countries by their codes, letters of languages, words that people write.
 *
 * The gotcha: words are looked for where they are matched or listed: in patterns, and in texts that are lists. Names of types and members, codes, and what is
 * said to a programmer, are words as well, and none of these.
 */
import ts from 'typescript';
import { countryCodes } from '../src/identifiers/country/codes.js';

/** A text, or a part of one with values in it, or a pattern, and whether it is a pattern. */
interface Literal {
  readonly text: string;
  readonly isPattern: boolean;
}

/** A pattern is read as it is written, with its letters for their numbers. */
const patternOf = (written: string): string =>
  written.replace(/\\u\{([\da-f]{1,6})\}|\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (_, long, four, two) =>
    String.fromCodePoint(Number.parseInt(long ?? four ?? two, 16)),
  );

const isImport = (node: ts.Node): boolean => ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isImportTypeNode(node);
const isPartOfText = (node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
const isName = (node: ts.Node): node is ts.Identifier =>
  ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** True for what is made into a pattern here, or is written as a part of one: it stands in the first argument of `new RegExp`, or has signs of patterns. */
function isOfPattern(text: string, node: ts.Node): boolean {
  if (/\(\?[:=!<]|\\[dDpPsSwW]/.test(text)) return true;
  for (let inner = node; inner.parent !== undefined && !ts.isStatement(inner) && !ts.isFunctionLike(inner); inner = inner.parent) {
    const outer = inner.parent;
    if (ts.isNewExpression(outer)) return outer.expression.getText() === 'RegExp' && outer.arguments?.[0] === inner;
  }
  return false;
}

function literalsIn(source: ts.SourceFile): readonly Literal[] {
  const found: Literal[] = [];
  const visit = (node: ts.Node): void => {
    if (isImport(node)) return;
    if (ts.isRegularExpressionLiteral(node))
      found.push({ text: patternOf(node.text.slice(1, node.text.lastIndexOf('/'))), isPattern: true });
    else if (ts.isStringLiteralLike(node) || isPartOfText(node)) found.push({ text: node.text, isPattern: isOfPattern(node.text, node) });
    else if (isName(node)) found.push({ text: node.text, isPattern: false });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Codes of two capital letters: a text or a member's name that is one, or a list of them, and those between the signs of a pattern. */
export const countryCodesIn = (source: ts.SourceFile): readonly string[] =>
  literalsIn(source).flatMap(({ text, isPattern }) => {
    if (isPattern) return text.match(/(?<=[(|:^])[A-Z]{2}(?=[)|$])/g) ?? [];
    return /^[A-Z]{2}(?:[ ,|]+[A-Z]{2})*$/.test(text) ? text.split(/[ ,|]+/) : [];
  });

/** Letters outside ASCII, and the names of scripts in patterns. */
export const foreignLettersIn = (source: ts.SourceFile): readonly string[] =>
  literalsIn(source).flatMap(({ text }) => [
    ...(text.match(/(?![a-z])\p{L}/giu) ?? []),
    ...(text.match(/Script(?:_Extensions)?=\w+/g) ?? []),
  ]);

/** What stands in a pattern for other than letters: classes, properties, escapes, names of groups. */
const NO_WORDS = /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\[a-zA-Z]|\(\?<\w+>/g;
/** A pattern for a JSON Pointer: its words are the members of the contract. */
const POINTER = /^\^?\\?\//;
/** A list: three words or more in small letters, with nothing but spaces or strokes between them. */
const LIST = /^[a-z]{2,}(?:[ |][a-z]{1,}){2,}$/;
/** The beginning of what is said of a value, for a message: `the name of the payee`. */
const SAID = /^(?:the|at|how|it|whether|first|second) /;

/** Words of three small letters or more in a pattern, and lists of words. */
export const wordsIn = (source: ts.SourceFile): readonly string[] =>
  literalsIn(source).flatMap(({ text, isPattern }) => {
    if (isPattern) return POINTER.test(text) ? [] : (text.replace(NO_WORDS, ' ').match(/(?<!\w)[a-z]{3,}/g) ?? []);
    return LIST.test(text) && !SAID.test(text) ? [text] : [];
  });

/** What the folder knows that is no rule, by its file: what is found there, and why it may stand there. */
const EXCEPTIONS: Readonly<Record<string, readonly [found: string, why: string]>> = {
  'src/address/other-numbers.ts': ['https www', 'web addresses'],
  'src/address/patterns.ts': ['string', 'the name of a type'],
  'src/address/text.ts': ['feff', 'the number of a character'],
  'src/detect/ibans.ts': ['iban', 'the standard name of the number'],
  'src/detect/names.ts': ['https www', 'web addresses'],
  'src/directory/raw-text.ts': ['é', 'shows what a bundler does to letters'],
  'src/directory/shipped/files.ts': [
    'banks bics branches code ranges iban rules logos participants registries subdivisions',
    'names of datasets',
  ],
  'src/engine/assert-overlays.ts': ['registries logos', 'names of datasets'],
  'src/form/attach.ts': ['insert history', 'what the platform calls kinds of input'],
  'src/identifiers/country/codes.ts': ['ET', 'letters of the codes of all countries, which happen to be one'],
  'src/identifiers/name.ts': ['https www', 'web addresses'],
  'src/messages/fill.ts': ['place', 'the sign for a place in a text'],
  'src/payment-codes/character-sets.ts': ['ÿ', 'the last character of ISO 8859-1'],
  'src/payment-codes/emv.ts': ['NA', 'stands for a name that is not given'],
  'src/payment-codes/parse.ts': ['upi', 'the protocol of a link'],
  'src/payment-codes/spayd.ts': ['AM CC PT', 'names of parameters'],
  'src/payment-codes/swiss-qr.ts': ['Ș ț', 'the characters of the Swiss QR-bill'],
  'src/payment-codes/upi.ts': ['IN upi pay', 'links of one country: the protocol, and where it pays'],
};

/** What a file of `src` names that only rules may know, but for the exceptions. */
export function knowledgeIn(path: string, source: ts.SourceFile): readonly string[] {
  const allowed = EXCEPTIONS[path]?.[0].split(' ') ?? [];
  const codes = countryCodes();
  const found = [...countryCodesIn(source).filter((code) => codes.includes(code)), ...foreignLettersIn(source), ...wordsIn(source)];
  return found.filter((each) => !allowed.includes(each)).map((each) => `${path}: ${each}`);
}

/** The exceptions that a file no longer needs. */
export function needlessExceptions(sourceOf: (path: string) => ts.SourceFile): readonly string[] {
  return Object.entries(EXCEPTIONS).flatMap(([path, [found]]) => {
    const source = sourceOf(path);
    const present = [...countryCodesIn(source), ...foreignLettersIn(source), ...wordsIn(source)];
    return found.split(' ').flatMap((each) => (present.includes(each) ? [] : [`${path}: ${each}`]));
  });
}
