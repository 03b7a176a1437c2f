export { EXIT, type Io, UsageError } from '../cli/io.js';
