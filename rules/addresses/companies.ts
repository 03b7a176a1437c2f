/**
 * Who lives at an address and is no part of it: companies by their legal form, their departments.
 *
 * Notation of the lists: `alternatives.ts`. The legal forms by which names are compared are in `rules/name-matching/legal-forms.ts`.
 */

/** Legal forms at the end of a line: the name of a company, which is no part of its address. */
export const companyWords =
  'ltd. limited plc llc l.l.c. inc. incorporated corp. corporation co. company gmbh g.m.b.h. mbh ag kg ohg ug e.v. ev gbr se s._?a. sa s.a.s. sas sarl s.a.r.l. s._?r._?l. srl s._?p._?a. spa s.l. sl s.l.u. b.v. bv n.v. nv a/s as asa ab aps oy oyj sp._?z_o.o. s._?r._?o. sro a._?s. d._?o._?o. doo d._?d. kft. zrt. nyrt. rt. ooo ооо зао оао пао тов pty. pte. sdn. bhd. pvt. kk k.k. ltda. ltda s.a._?de_c.v. eireli uab sia ou oü sicav trust foundation stiftung verein';

/** A part of a company, or the person that it is for. */
export const departmentWords =
  "attn. att. attention attn c/o c!o. care_of z._?hd. z._?h. zu_handen zhd. t.a.v. tav a_l'attention_de a_l'att. alla_cortese_attenzione a_la_atencion a/a at.te att.ne dept. department departement departamento dpto._de abteilung abt. division div. section unit_of service direction_des direccion_de dipartimento ufficio afdeling avdeling avdelning osasto oddzial dzial отдел bereich referat accounts_payable accounts_receivable accounts finance_department treasury head_office kreditorenbuchhaltung buchhaltung rechnungswesen comptabilite contabilidad contabilita";

/** At the end of the name of a department. */
export const departmentsAtEnd = 'department dept. abteilung division accounts_payable';
