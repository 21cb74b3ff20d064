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
  readonly createdAt: Date;
  /** Execution date, 'YYYY-MM-DD'. */
  readonly execution_on: string;
  readonly from: { readonly name: string; readonly iban: string; readonly bic: string | null };
  readonly transfers: readonly Transfer[];
}

const NAME_LENGTH = 70;
const PURPOSE_LENGTH = 140;

/**
 * Builds SEPA credit transfers (pain.001.001.09) in euros, booked one by one, with payout numbers as end-to-end
 * references.
 */
export function buildTransferFile({ message, createdAt, execution_on, from, transfers }: TransferFile): string {
  const file = new sepa.Document('pain.001.001.09');
  file.grpHdr.id = message;
  file.grpHdr.created = createdAt;
  file.grpHdr.initiatorName = toSepaText(from.name, NAME_LENGTH);
  const batch = file.createPaymentInfo();
  batch.requestedExecutionDate = new Date(`${execution_on}T00:00:00`);
  batch.debtorIBAN = from.iban.replace(/\s/g, '');
  batch.debtorBIC = from.bic ?? '';
  batch.debtorName = toSepaText(from.name, NAME_LENGTH);
  file.addPaymentInfo(batch);
  for (const { number, amount, holder, iban, bic } of transfers) {
    const transaction = batch.createTransaction();
    transaction.creditorName = toSepaText(holder, NAME_LENGTH);
    transaction.creditorIBAN = iban;
    transaction.creditorBIC = bic ?? '';
    transaction.currency = 'EUR';
    transaction.amount = fromMinor(amount, 'EUR');
    transaction.end2endId = number;
    transaction.remittanceInfo = toSepaText(`${from.name} ${number}`, PURPOSE_LENGTH);
    batch.addTransaction(transaction);
  }
  return file.toString();
}
