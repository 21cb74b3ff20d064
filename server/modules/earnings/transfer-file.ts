import { toSepaText } from '#domain/earnings/sepa-text.ts';
import { fromMinor } from '#domain/money.ts';
import * as sepa from 'sepa';

/** A transfer of a payout; `amount` in minor units of EUR, IBANs without spaces. */
export interface Transfer {
  readonly number: string;
  readonly amount: number;
  readonly holder: string;
  readonly iban: string;
  readonly bic: string | null;
}

interface TransferFile {
  /** Message id; banks accept each once. */
  readonly message: string;
  readonly written: Date;
  /** Execution date, 'YYYY-MM-DD'. */
  readonly execution_on: string;
  readonly from: { readonly name: string; readonly iban: string; readonly bic: string | null };
  readonly transfers: readonly Transfer[];
}

const NAME_LENGTH = 70;
const WORDS_LENGTH = 140;

/**
 * Builds SEPA credit transfers (pain.001.001.09) in euros, booked one by one, with payout numbers as end-to-end
 * references.
 */
export function transferFile({ message, written, execution_on, from, transfers }: TransferFile): string {
  const file = new sepa.Document('pain.001.001.09');
  file.grpHdr.id = message;
  file.grpHdr.created = written;
  file.grpHdr.initiatorName = toSepaText(from.name, NAME_LENGTH);
  const batch = file.createPaymentInfo();
  batch.requestedExecutionDate = new Date(`${execution_on}T00:00:00`);
  batch.debtorIBAN = from.iban.replace(/\s/g, '');
  batch.debtorBIC = from.bic ?? '';
  batch.debtorName = toSepaText(from.name, NAME_LENGTH);
  file.addPaymentInfo(batch);
  for (const { number, amount, holder, iban, bic } of transfers) {
    const one = batch.createTransaction();
    one.creditorName = toSepaText(holder, NAME_LENGTH);
    one.creditorIBAN = iban;
    one.creditorBIC = bic ?? '';
    one.currency = 'EUR';
    one.amount = fromMinor(amount, 'EUR');
    one.end2endId = number;
    one.remittanceInfo = toSepaText(`${from.name} ${number}`, WORDS_LENGTH);
    batch.addTransaction(one);
  }
  return file.toString();
}
