import { describe, expect, test } from 'vitest';
import type { FileFacts } from '#domain/fulfilment/partner-file.ts';
import { map, row, text } from '#domain/fulfilment/partner-file.sample.ts';
import { formatPartnerFile } from './write-partner-file.ts';

test('cells with a delimiter, a quote or a line break are quoted', () => {
  expect(formatPartnerFile(map, [row])).toBe(
    'Order;Paid;Price;Service;Comment\r\nVS-103190;20/11/2026;24,90;STANDARD;"Ring ""twice""; please"\r\n',
  );
});

test.each([
  ['comma', 'iso', '2026-11-20,"24,90"'],
  ['tab', 'month_first', '11/20/2026\t24,90'],
  ['pipe', 'day_first', '20/11/2026|24,90'],
] as const)('a file with %s and %s days', (separator, dates, line) => {
  const columns = map.columns.slice(1, 3);
  expect(formatPartnerFile({ ...map, columns, separator, dates, headings: false }, [row])).toBe(`${line}\r\n`);
});

describe('a text that looks like a formula', () => {
  const columns = [
    { heading: 'Note', field: 'comment' as const },
    { heading: 'Price', field: 'price' as const },
  ];
  const facts: FileFacts = { comment: text('=1+1'), price: { kind: 'number', value: -5, decimals: 2 } };
  test('gets an apostrophe in a file for spreadsheets, numbers excepted', () => {
    expect(formatPartnerFile({ ...map, columns, headings: false }, [facts])).toBe("'=1+1;-5,00\r\n");
  });
  test('is written unchanged in the column of phone numbers only', () => {
    const phone = { heading: 'Phone', field: 'phone' as const };
    const write = (value: string) =>
      formatPartnerFile({ ...map, columns: [phone, columns[0]!], headings: false }, [
        { phone: text(value), comment: text(value) },
      ]);
    expect(write('+33 1 23 45 67 89')).toBe("+33 1 23 45 67 89;'+33 1 23 45 67 89\r\n");
    expect(write('+1+cmd')).toBe("'+1+cmd;'+1+cmd\r\n");
  });
  test('is written unchanged in a file for machines', () => {
    expect(formatPartnerFile({ ...map, columns, headings: false, spreadsheet: false }, [facts])).toBe('=1+1;-5,00\r\n');
  });
});
