/** A page with a field for an account; what would be sent stands in its title. */
import 'payprep/element';
import { showForm } from './form.mjs';

showForm('<payprep-account name="account" country="DE" lang="de" banks required></payprep-account>');
