/** Loads the package and does nothing. */
import 'payprep';
