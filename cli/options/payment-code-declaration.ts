/** The declaration of `payprep payment-code`. */
import type { CommandDeclaration } from './command-declaration.js';

export const paymentCodeDeclaration = {
  takes: 'TEXT',
  overview: ['TEXT', 'the text in a payment QR code, read or written'],
  forms: ['payprep payment-code --build KIND JSON'],
  about: `Shows what a payment code says, what is wrong with it, and whether the payment will land.
It reads EPC (GiroCode), Swiss QR-bill, EMV (Pix, PayNow, PromptPay, FPS, VietQR, QRIS …),
UPI, SPAYD (QR Platba) and PAY by square. A program that reads QR codes gives the text.
For -, standard input is one code, of one line or several.

--build writes the text of a code from JSON: instruction, amount, currency, reference,
message and details, as docs/payment-codes.md lists them. For -, it is standard input.`,
  options: ['build', 'output', 'json', 'lang', 'on', 'overlay', 'help'],
  examples: [
    "payprep payment-code 'SPD*1.0*ACC:CZ5855000000001265098001*AM:100.00*CC:CZK'",
    'payprep payment-code - < girocode.txt',
    'payprep payment-code --build SPAYD - < payment.json',
  ],
  exitCodes: '0 nothing wrong, 1 a problem or an alert, 2 a wrong call.',
  completes: 'nothing',
} as const satisfies CommandDeclaration;
