/** A page with a field for a payee; what would be sent stands in its title. */
import 'payprep/payee-element';
import { showForm } from './form.mjs';

showForm('<payprep-payee name="payee" banks required></payprep-payee>');
