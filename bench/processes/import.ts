/** Loads the package, and no more. */
import 'payprep';
