/** Node, Bun, Deno: the package required by CommonJS. */
const process = require('node:process');
const payprep = require('payprep/full');
const { answersTo } = require('./answers.mjs');

process.stdout.write(answersTo(require('./instructions.json'), payprep));
