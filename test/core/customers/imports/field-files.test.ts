import { expect, test } from 'vitest'
import { fieldOfColumn } from '#contract/customers/import-fields.ts'
import { readPhone } from '../../../../functions/core/customers/contacts/read-phone.ts'
import { readCell } from '../../../../functions/core/customers/fields/read-cell.ts'
import { mapColumns } from '../../../../functions/core/customers/imports/rules.ts'
import { shownValues } from '../../../../functions/core/customers/imports/shown-values.ts'
import { numberOf, readRows, readSample } from './read-file.ts'

const phones = async (name: string) => (await readSample(name)).map(({ person }) => person.addresses.phone)

test('Google’s export: the first number of a cell counts, the others are kept with what they are', async () => {
  const [gina, otto] = await readSample('google.csv')
  expect(gina?.person).toEqual({
    first_name: 'Gina',
    last_name: 'Oogle',
    email: 'gina.o@example.com',
    company: 'Acme',
    notes: 'Likes trucks',
    addresses: { phone: '+15125562001' },
    numbers: [
      { value: '+15125562002', label: 'Mobile' },
      { value: '+15125562003', label: 'Work' },
    ],
  })
  expect(gina?.left_out).toEqual({ labels: { key: 'import_labels_unknown', about: { labels: 'Buyers' } } })
  expect(otto?.person).toMatchObject({ first_name: 'Otto', addresses: { phone: '+15125562004' } })
})

test('a phone’s cards come in, whatever their version, folds, and character sets', async () => {
  expect((await readSample('people.vcf')).map(({ person }) => person)).toEqual([
    { first_name: 'Pía', last_name: 'Núñez', addresses: { phone: '+15125562051' } },
    {
      first_name: 'Vera',
      last_name: 'Card',
      email: 'vera@example.com',
      notes: 'Wants a truck, not an SUV',
      addresses: { phone: '+15125562052' },
      numbers: [{ value: '+15125562053', label: 'Work' }],
    },
    { first_name: 'Fritz', last_name: 'Folded', company: 'Fold Motors', addresses: { phone: '+15125562054' } },
  ])
})

test.each([
  ['an accent in windows-1252', 'N;CHARSET=windows-1252;ENCODING=QUOTED-PRINTABLE:Nu=F1ez;Ana', { last_name: 'Nuñez' }],
  ['a soft break', 'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:N=C3=BA=C3=B1=\nez;Ana', { last_name: 'Núñez' }],
  ['a group of Apple’s', 'item1.ORG:Acme', { company: 'Acme' }],
  ['a name in one line alone', 'FN:Ana Torres', { first_name: 'Ana', last_name: 'Torres' }],
  ['a mobile behind the work number', 'TEL;TYPE=WORK:512-556-2091', { addresses: { phone: '+15125562090' } }],
])('a card with %s', async (_, line, found) => {
  const [one] = await readRows('BEGIN:VCARD', line, 'TEL;CELL:512-556-2090', 'END:VCARD')
  expect(one?.person).toMatchObject(found)
})

test.each([
  [
    'country-column.csv',
    ['+525512349901', '+528181239902', '+5511912345903', '+442079460904', '+16045580905', '+15125580906'],
  ],
  ['hubspot.csv', ['+15125581702', '+15125581703']],
  ['dealer-crm.csv', ['+15125581711', '+15125581713', '+15125581714']],
  ['dealer-crm-2.csv', ['+15125581723', '+15125581724']],
  ['float-numbers.csv', [1, 2, 3, 4, 5, 6].map((n) => `+1512558080${n}`)],
  ['pasted-number.csv', [...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `+1512558060${n}`), '+15125580610']],
  ['placeholder-numbers.csv', [...Array.from({ length: 7 }, () => undefined), '+15125580701']],
  ['repeated-headers.csv', ['+15125581801', '+15125581802']],
  ['title-lines.csv', ['+15125581601', '+15125581602']],
  ['outlook-92-columns.csv', ['+15125581501', '+15125581502']],
  ['crm-240-columns.csv', ['+15125581503']],
])('%s: the numbers are those of its people', async (name, numbers) => {
  const found = await phones(name)
  // pasted-number.csv begins with 0601.
  expect(found).toEqual(numbers)
})

test('of a repeated header the first column that says something counts, a further number is kept', async () => {
  const [first, second] = await readSample('repeated-headers.csv')
  expect(first?.person.email).toBe('a@example.com')
  expect(second?.person).toMatchObject({ email: 'b@example.com', numbers: [{ value: '+15125581803' }] })
})

test.each([
  ['512-556-2066 / 512-556-2067', '+15125562066'],
  ["'5125562066", '+15125562066'],
  ['512/556-2066', '+15125562066'],
  ['5125562066, 5125562067', '+15125562066'],
  ['home 512-556-2067; cell 512-556-2066', '+15125562066'],
  ['512-556-2066 ext. 12', '+15125562066'],
  ['sms:+1-512-556-2066;ext=1', '+15125562066'],
  ['https://api.whatsapp.com/send?phone=15125562066', '+15125562066'],
  ['５１２-556-2066', '+15125562066'],
  ['H: 512-556-2067 C: 512-556-2066', '+15125562066'],
  ['512-556-2067 (H) 512-556-2066 (C)', '+15125562066'],
  ['w 512-556-2067 / c 512-556-2066', '+15125562066'],
  ['512-556-2066 (Steve) / 512-556-2067 (Carlos)', '+15125562066'],
  ['512-556-2066 512-556-2067', '+15125562066'],
  ['1 512 556 2066 1 512 556 2067', '+15125562066'],
  ['+52 1 55 1234 5678', '+525512345678'],
  ['0052 55 1234 5678', '+525512345678'],
  ['1-800-FLOWERS', undefined],
  ['555-555-5555', undefined],
  ['+1 555 555 5555', undefined],
  ['0000000', undefined],
  ['2222222222', undefined],
  ['9876543210', undefined],
  ['US.99887766554433221177', undefined],
  ['US.15125582701', undefined],
  ['99887766554433221177', undefined],
  ['lead5125582702', undefined],
  ['5125582702A17', undefined],
  ['5125582702@example.com', undefined],
  ['Customer ID 5125582702', undefined],
  ['https://wa.me/99887766554433221177', undefined],
  ['Cell5125582703', '+15125582703'],
  ['5125582704h', '+15125582704'],
  ['512-558-2705Maria', '+15125582705'],
  ['Tel.5125582706', '+15125582706'],
])('the number in “%s” is %s', async (written, number) => {
  expect(await numberOf(written)).toBe(number)
})

test.each([
  ['000-000-0000', undefined],
  ['999-999-9999', undefined],
  ['1111111111', undefined],
  ['123-456-7890', undefined],
  ['\u202a+1 (512) 558\u20110501\u202c', '+15125580501'],
  ['whatsapp:+15125580505', '+15125580505'],
  ['512.558.0506 (cell)', '+15125580506'],
])('a form reads “%s” as a file does', async (written, number) => {
  expect(await readPhone(written, 'US')).toBe(number)
})

test.each([
  ['55 1234 9901', 'México', '+525512349901'],
  ['55 1234 9901', 'MEX', '+525512349901'],
  ['55 1234 9901', '+52', '+525512349901'],
  ['512-558-0906', 'Mexico', undefined],
  ['512-558-0906', 'Estados Unidos', '+15125580906'],
  ['512-558-0906', 'Narnia', undefined],
  ['+15125580906', 'Narnia', '+15125580906'],
])('“%s” of %s is %s', async (written, country, number) => {
  expect(await numberOf(written, country)).toBe(number)
})

test.each(['5.12556E+09', '5,12556E+09', '1.51256e+10', "'5.12556E+09", '5E+09'])(
  'a number that Excel rounded to %s is refused, and its loss told',
  async (written) => {
    const [one] = await readRows('Name\tPhone', `A B\t${written}`)
    expect(one?.errors.phone?.key).toBe('number_rounded')
  },
)

test.each([
  ['Cruz García, María de la', 'María de la', 'Cruz García'],
  ['SMITH, JOHN', 'JOHN', 'SMITH'],
  ['Smith, John, Jr.', 'John', 'Smith, Jr.'],
  ['John Smith, Jr.', 'John', 'Smith, Jr.'],
  ['Sunrise Motors, LLC', 'Sunrise', 'Motors, LLC'],
  ['Ana Torres Ruiz', 'Ana', 'Torres Ruiz'],
  ['Pat\u2028Lee', 'Pat', 'Lee'],
  ['García Márquez, Gabriel, Dr.', 'Gabriel', 'García Márquez, Dr.'],
  ['Prince,', 'Prince', undefined],
])('the name “%s” is of %s', async (written, first_name, last_name) => {
  const [one] = await readRows('Customer Name\tPhone', `${written}\t5125562066`)
  expect([one?.person?.first_name, one?.person?.last_name]).toEqual([first_name, last_name])
})

test.each([
  ['Last Name First Name', 'Smith John Paul', 'John Paul', 'Smith'],
  ['"Last, First"', '"Smith, John"', 'John', 'Smith'],
  ['Apellido paterno,Apellido materno,Nombre', 'García,Márquez,Ana', 'Ana', 'García Márquez'],
  ['Primer nombre,Segundo nombre,Apellidos', 'Ana,María,García', 'Ana María', 'García'],
  ['Apellido paterno,Apellido materno,Nombre', ',Márquez,Ana', 'Ana', 'Márquez'],
  ['Customer #,Customer Name', '4711,Ana García', 'Ana', 'García'],
])('under %s the name %s is of %s', async (columns, cells, first_name, last_name) => {
  const [one] = await readRows(`${columns},Phone`, `${cells},5125562066`)
  expect(one?.person).toMatchObject({ first_name, last_name })
})

test.each([
  ['Ana <ana@example.com>', 'ana@example.com'],
  ['mailto:ana@example.com', 'ana@example.com'],
  ['ana@example.com ::: bo@example.com', 'ana@example.com'],
  ['bo / ana@example.com', 'ana@example.com'],
  ['(ana@example.com)', 'ana@example.com'],
])('the email in “%s” is %s', async (cell, email) => {
  const [one] = await readRows('Name\tPhone\tEmail', `A B\t5125562066\t${cell}`)
  expect(one).toMatchObject({ person: { email }, left_out: {} })
})

test('a preview shows each row as it comes in: the name in its parts, the first number read, what is wrong as it stands', async () => {
  const [gina] = await readSample('google.csv')
  const [cruz, wrong] = await readRows(
    'Customer Name\tCell\tEmail',
    'Cruz García, María\t512-556-2066 / 512-556-2067\tMaría <m@example.com>',
    'Otto\t12\tnone yet',
  )
  const shown = [gina, cruz, wrong].map((row) => row && shownValues(row.values, row.person))
  expect(shown).toEqual([
    expect.objectContaining({ first_name: 'Gina', last_name: 'Oogle', phone: '+15125562001' }),
    { first_name: 'María', last_name: 'Cruz García', phone: '+15125562066', email: 'm@example.com' },
    { first_name: 'Otto', phone: '12', email: 'none yet' },
  ])
})

test('a column called Home or Work holds numbers where its cells do', () => {
  const mapped = mapColumns(
    ['Name', 'Home', 'Work', 'Other'],
    [
      ['A B', '512-556-2066', '12 Main St', ''],
      ['C D', '', '5125562067', ''],
    ],
  )
  expect(mapped).toEqual({ Name: 'name', Home: 'phone' })
})

test.each([
  ['"Pat\r\nBcc: x@example.com"', 'Pat Bcc: x@example.com'],
  ['"Pat\tLee"', 'Pat Lee'],
  ['\u202ePat', 'Pat'],
  ['\u2068Pat\u2069', 'Pat'],
  ['Pa\u200bt', 'Pat'],
  ['\u0007Pat', 'Pat'],
])('a first name is one line without what cannot be seen: %j', async (written, name) => {
  const [one] = await readRows('First Name,Phone', `${written},5125562066`)
  expect(one?.person.first_name).toBe(name)
})

test('whoever does not want to be written to comes in as opted out, by whatever column says so', async () => {
  const people = await readSample('do-not-contact.csv')
  expect(people.map(({ person }) => person.opted_out?.map(({ channel }) => channel).toSorted())).toEqual([
    undefined,
    ...Array.from({ length: 6 }, () => ['sms', 'whatsapp']),
  ])
  expect(people.every(({ errors, left_out }) => Object.keys({ ...errors, ...left_out }).length === 0)).toBe(true)
})

test.each([
  ['Opt Out Date', '11/02/2026', ['sms', 'whatsapp']],
  ['SMS Opt-Out (Y/N)', 'n', undefined],
  ['Unsubscribed', 'x', ['sms', 'whatsapp']],
  ['Dado de baja', 'Sí', ['sms', 'whatsapp']],
  ['Opted Out', 'SMS', ['sms']],
  ['Text Consent', 'Opted out', ['sms', 'whatsapp']],
  ['Acepta mensajes', 'No', ['sms', 'whatsapp']],
  ['TCPA Consent', '0', ['sms', 'whatsapp']],
  ['Allow Text', 'Yes', undefined],
])('the column “%s” with “%s”', async (column, cell, channels) => {
  const [one] = await readRows(`Name\tPhone\t${column}`, `A B\t5125562066\t${cell}`)
  expect(one?.person.opted_out?.map(({ channel }) => channel).toSorted()).toEqual(channels)
})

test.each([
  ['unknown-status.csv', ['stage', 'stage', undefined, 'stage']],
  ['unknown-label.csv', ['labels', 'labels']],
])('%s: what is unknown is left out and told, the person comes in', async (name, told) => {
  const people = await readSample(name)
  expect(people.map(({ left_out }) => Object.keys(left_out)[0])).toEqual(told)
  expect(people.flatMap(({ errors }) => Object.keys(errors))).toEqual([])
  if (name === 'unknown-label.csv') expect(people[1]?.person.labels).toEqual(['Urgent'])
  else expect(people[2]?.person.stage).toBe('sold')
})

test.each([
  ['Email', 'not-one', 'email'],
  ['Email', `${'x'.repeat(200)}@example.com`, 'email'],
  ['Company', 'x'.repeat(101), 'company'],
  ['Notes', 'x'.repeat(1001), 'notes'],
  ['Last Name', 'x'.repeat(61), 'last_name'],
  ['SMS Consent', 'maybe', 'allows_texts'],
  ['Home Phone', '12', 'phone'],
])('a wrong cell under %s is told and left out, its person comes in', async (column, cell, field) => {
  const [one] = await readRows(`First Name\tMobile\t${column}`, `Ana\t5125562066\t${cell}`)
  expect(Object.keys(one?.left_out ?? {})).toEqual([field])
  expect(one).toMatchObject({ errors: {}, person: { first_name: 'Ana', addresses: { phone: '+15125562066' } } })
})

test('a row without a number is refused, and so is one with wrong ones only', async () => {
  const people = await readRows('Name,Phone,Mobile', 'A B,,', 'C D,12,000-000-0000')
  expect(people.map(({ errors }) => errors.phone?.key)).toEqual(['required', 'number_wrong'])
})

test.each([
  ['E-mail 1 - Value', 'email'],
  ['Business Phone 2', 'phone'],
  ['Company Main Phone', 'phone'],
  ['Teléfono móvil', 'phone'],
  ['Cell #', 'phone'],
  ['Work #', 'phone'],
  ['H Phone', 'phone'],
  ['Phone (C)', 'phone'],
  ['Text Number', 'phone'],
  ['Customer #', undefined],
  ['Contact #', undefined],
  ['Text', undefined],
  ['Has opted out of SMS', 'opted_out'],
  ['Phone Country', 'country'],
  ['Razón social', 'company'],
  ['Correo electrónico', 'email'],
  ['Customer First Name', 'first_name'],
  ['Home Country/Region', 'country'],
  ['Business Fax', undefined],
  ['Phone Type', undefined],
  ['Phone Carrier', undefined],
  ["Assistant's Phone", undefined],
  ['E-mail Display Name', undefined],
  ['Email Opt Out', undefined],
  ['Mailing Address', undefined],
  ['Lifecycle Stage', undefined],
])('a column called “%s” holds %s', (column, field) => {
  expect(fieldOfColumn(column)).toBe(field)
})

test.each([
  ['46024', '2026-01-02'],
  ['46024.75', '2026-01-02'],
  ['1/2/26', '2026-01-02'],
  ['1/2/2026 12:00:00 AM', '2026-01-02'],
  ['31/5/2026', '2026-05-31'],
  ['2026-01-02T00:00:00.000Z', '2026-01-02'],
  ['2026/1/2', '2026-01-02'],
  ['20260102', '2026-01-02'],
  ['Jan 2, 2026', '2026-01-02'],
  ['Fri Jan 02 2026 00:00:00 GMT-0600', '2026-01-02'],
  ['2nd January 2026', '2026-01-02'],
  ['02-Jan-26', '2026-01-02'],
  ['2 de enero de 2026', '2026-01-02'],
  ['viernes, 2 de Septiembre del 2026', '2026-09-02'],
  ['1/2/60', '1960-01-02'],
  ['2/30/2026', undefined],
  ['soon', undefined],
  ['2026', undefined],
  ['Jan 2026', undefined],
])('the day in “%s” is %s', (written, day) => {
  expect(readCell({ kind: 'date' } as Parameters<typeof readCell>[0], written, 2026)).toBe(day)
})
