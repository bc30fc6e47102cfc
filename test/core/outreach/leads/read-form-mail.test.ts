import { expect, test } from 'vitest'
import { readPage } from '../../../../functions/core/outreach/leads/plain-words.ts'
import { readFormMail } from '../../../../functions/core/outreach/leads/read-form-mail.ts'

const RAE = ['Rae Stone', '512-557-4031']
const ROW = '<tr><td><b>Name</b></td><td>Rae Stone</td></tr><tr><td>Phone</td><td>512-557-4031</td></tr>'

test.each([
  ['stars', '*Name* Rae Stone\n**Phone:** 512-557-4031', RAE],
  ['numbers and dashes', '1. Name - Rae Stone\n2) Cell Phone – 512-557-4031', RAE],
  ['numbers and stars', '1. *Name:*\nRae Stone\n2. **Phone:** 512-557-4031', RAE],
  ['hints', 'Your Name (required): Rae Stone\n* Phone # *: 512-557-4031', RAE],
  ['values below', 'Name:\n\nRae Stone\n\nTelephone\n512-557-4031', RAE],
  ['values of some only', 'Company\n\nName\nRae Stone\n\nWork Phone:\nMobile:\n512-557-4031', RAE],
  ['questions', 'What’s your full name?\nRae Stone\nWhat is your phone number?\n512-557-4031', RAE],
  ['a table', readPage(`<table>${ROW}</table>`), RAE],
  ['a table in one column', readPage(`<table>${ROW.replaceAll('</td><td>', '</td></tr><tr><td>')}</table>`), RAE],
  [
    'a table with a head',
    readPage('<tr><th>Phone</th><th>Name</th></tr><tr><td>512-557-4031</td><td>Rae Stone</td></tr>'),
    RAE,
  ],
  [
    'a title, and rows within rows',
    readPage(
      '<html><head><title>New entry</title></head><body><table><tr><td><table><tr><td colspan="2"><b>Name</b></td></tr><tr><td>&nbsp;</td><td>Rae Stone</td></tr><tr><td colspan="2"><b>Phone</b></td></tr><tr><td>&nbsp;</td><td>512-557-4031</td></tr></table></td></tr></table></body></html>',
    ),
    RAE,
  ],
  [
    'values in blocks of their own',
    readPage('<div><b>First and last name</b><div>Rae Stone</div></div><div><b>Phone</b><p>512-557-4031</p></div>'),
    RAE,
  ],
  [
    'values in words of their own',
    readPage('<div><span>Name</span> <span>Rae Stone</span></div><div><b>Phone</b> <span>512-557-4031</span></div>'),
    RAE,
  ],
  ['dots between', 'Name ...... Rae Stone\nPhone ..... 512-557-4031', RAE],
  ['questions before colons', 'What is your name? : Rae Stone\nWhat is your phone? : 512-557-4031', RAE],
  ['a list', 'New entry:\n"Name","Phone","Message"\n"Rae Stone","512-557-4031","Hi,\nthere"', RAE],
  ['a list with semicolons', 'Nombre;Celular;Folio;Mensaje\nRae Stone;512-557-4031;9;Hola', RAE],
  ['bars', '| Name | Rae Stone |\n| Phone | 512-557-4031 |', RAE],
  ['both languages', 'Full Name / Nombre completo: Rae Stone\nMobile Phone (SMS) / Celular: 512-557-4031', RAE],
  ['words around its labels', 'Name of buyer: Rae Stone\nBest phone number to reach you: 512-557-4031', RAE],
  [
    'labels and values in a list',
    readPage('<dl><dt>Name</dt><dd>Rae Stone</dd><dt>Phone</dt><dd>512-557-4031</dd></dl>'),
    RAE,
  ],
  ['labels in brackets', '[Name] Rae Stone\n[Phone] 512-557-4031', RAE],
  ['blanks between', 'Full Name  Rae Stone\nPhone Number  512-557-4031', RAE],
  ['questions that go on', '*What’s your first name?*\nRae\n\n*And your last name?*\nStone\n\nCell\n512-557-4031', RAE],
  ['answers behind its questions', '¿Cómo te llamas? Rae Stone\n¿Cuál es tu teléfono? 512-557-4031', RAE],
  ['who writes as who it is from', 'From: Rae Stone\nPhone: 512-557-4031\nRE: 2016 Ford Fusion', RAE],
  ['an old form’s field names', 'txtFirstName: Rae\ntxtLastName: Stone\ntxtPhone: 512-557-4031', RAE],
  [
    'an advertisement before it',
    'Ad Name: Camry 0 down\nFull Name: Rae Stone\nPhone: p:+512-557-4031',
    ['Rae Stone', 'p:+512-557-4031'],
  ],
  ['an employer', 'Employer Phone: 512-555-0100\nName: Rae Stone\nPhone: 512-557-4031', RAE],
  ['an applicant', 'Applicant First Name: Rae\nApplicant Last Name: Stone\nCell Phone: 512-557-4031', RAE],
  ['a number under words of its own', 'Name: Rae Stone\nDealer phone: 512-557-4000\nText me at: 512-557-4031', RAE],
  ['arrows and bars between', '• Name → Rae Stone\n• Phone | 512-557-4031', RAE],
  ['all in a line', 'Name: Rae Stone, Phone: 512-557-4031; Email: rae@b.example', RAE],
  ['Spanish labels', 'Nombre y apellido: Rae Stone\nNúmero de teléfono: 512-557-4031', RAE],
  ['Spanish questions', '¿Cuál es tu nombre?\nRae Stone\n¿Cuál es su número de celular?\n512-557-4031', RAE],
  ['questions as people ask them', '¿Cómo te llamas?\nRae Stone\n¿A qué número te llamamos?\n512-557-4031', RAE],
  [
    'the form’s own name beside theirs',
    '{"name":"Contact us","data":{"First Name":"Rae","Last Name":"Stone","Phone":"512-557-4031"}}',
    RAE,
  ],
  ['JSON', 'New lead:\n{"lead":{"firstName":"Rae","lastName":"Stone","contact":{"mobilePhone":"512-557-4031"}}}', RAE],
  [
    'Meta’s JSON',
    '{"field_data":[{"name":"full_name","values":["Rae Stone"]},{"name":"phone_number","values":["512-557-4031"]}]}',
    RAE,
  ],
  ['Jotform’s JSON', '{"q3_fullName":{"first":"Rae","last":"Stone"},"q4_phone":{"full":"512-557-4031"}}', RAE],
  [
    'Jotform’s parts',
    '{"q3_name":"Rae Stone","q4_phone":{"area":"512","phone":"557-4031"}}',
    ['Rae Stone', '512 557-4031'],
  ],
  [
    'a form service’s JSON',
    '{"answers":[{"type":"text","text":"Rae Stone","field":{"ref":"name"}},{"type":"phone_number","phone_number":"512-557-4031","field":{"ref":"phone"}}]}',
    RAE,
  ],
])('a form that is mailed with %s tells who it is of', (_, mail, [name, phone]) => {
  const told = readFormMail(mail, 'Site')
  expect([told?.name, told?.phones[0]?.written]).toEqual([name, phone])
})

test('all lines of what they ask are kept, and so is whatever else the form has, in its own words', () => {
  expect(
    readFormMail(
      'From: Web <noreply@site.example>\nNombre: Luz\nApellidos: Ruiz\nCasa: 1\nTeléfono de casa: 512 555 0101\nCelular: 512 555 0100\nTrabajo: 512 555 0102\nEnganche: $2,000\nAuto de interés: Camry\nStock #: P2286\nMensaje: Hola.\nSegundo: ¿sigue ahí?\n\nGracias\n-- \nEnviado desde el sitio',
      'Site',
    ),
  ).toMatchObject({
    name: 'Luz Ruiz',
    phones: [{ written: '512 555 0100', label: 'Celular' }, { written: '512 555 0101' }, { written: '512 555 0102' }],
    email: '',
    text: 'Hola.\nSegundo: ¿sigue ahí?\nGracias\nCasa: 1\nTrabajo: 512 555 0102\nEnganche: $2,000\nAuto de interés: Camry\nStock #: P2286',
    numbers: ['P2286'],
    known: { looking_for: 'Camry' },
    came_by: { kind: 'form', detail: 'Site' },
  })
})

test.each([
  ['Listing: 2021 Ford Escape SE - VIN 1FMCU9G61MUA00001', ['1FMCU9G61MUA00001']],
  ['Viewed on: Escape (1fmcu9g61mua00001)', ['1fmcu9g61mua00001']],
  ['Your trade-in’s VIN: 1FMCU9G61MUA00001', []],
  ['Message: I sell 1FMCU9G61MUA00001', []],
  ['Reference: ABCDEFGHJKLMNPRST', []],
  ['Instant Cash Offer VIN: 1FMCU9G61MUA00001', []],
])('the vehicle asked about is found by its VIN, in %s', (line, numbers) => {
  expect(readFormMail(`Name: Rae Stone\nPhone: 512-557-4031\n${line}`, 'Site')?.numbers).toEqual(numbers)
})

test('whoever else a form names stays in the message', () => {
  const mail =
    'Field\tValue\nName\tRae Stone\nPhone\t512-557-4031\nVehículo de su interés\tVersa 2020\nCo-buyer name\tLee Stone\nFirst name\tRae\nEmail\trae@b.example\nSpouse’s email\tlee@b.example\nMessage\tHi\nReply to this email directly or at the site'
  expect(readFormMail(mail, 'Site')).toMatchObject({
    name: 'Rae Stone',
    email: 'rae@b.example',
    known: { looking_for: 'Versa 2020' },
    text: 'Hi\nVehículo de su interés: Versa 2020\nCo-buyer name: Lee Stone\nSpouse’s email: lee@b.example',
  })
})

test('questions that nobody knows stay in the message with what was answered, without what programs add', () => {
  const mail =
    'Untitled form\n\nShopper *\nRae\n\nPhone *\n512-557-4031\n\nWhich color?\nCivic red\n\nVehicle URL\nhttps://site.example/v/9\n\nColor - any\n1. *Trim level:* SE\n2) Mileage:\t9,000\n\nContact information\n[10:02] Rae: hello\nView this lead online\nhttps://acme.example/l/1\nSubmitted 04:10 PM\nAgente de usuario: Mozilla/5.0\n--\nAcme Forms'
  expect(readFormMail(mail, 'Site')?.text).toBe(
    'Which color?\nCivic red\nVehicle URL\nhttps://site.example/v/9\nColor - any\nTrim level: SE\nMileage: 9,000\n[10:02] Rae: hello',
  )
})

test('an address counts where the form asked for it, and a car is whose the mail says it is', () => {
  expect(readFormMail('Name: Ana\nMessage: Hi <a@b.example>', undefined)).toBeUndefined()
  expect(readFormMail('From: Ana <ana@b.example>\nSubject: Hi\n\nMessage Body:\nHello', undefined)).toMatchObject({
    name: 'Ana',
    email: 'ana@b.example',
  })
  expect(readFormMail('{"name":"Ana","_replyto":"a@b.example"}', undefined)).toMatchObject({ email: 'a@b.example' })
  const noReply = 'Reply-To: no-reply@site.example\nName: Ana\nEmail Id: a@b.example'
  expect(readFormMail(noReply, undefined)).toMatchObject({ email: 'a@b.example' })
  const headers = { from: 'Site <web@site.example>', replyTo: 'ana.ruiz@b.example' }
  const emailOf = (form: string, more = {}) => readFormMail(form, undefined, { ...headers, ...more })?.email
  expect(emailOf('Name: Ana Ruiz\nMessage: Hi')).toBe('ana.ruiz@b.example')
  expect(emailOf('Name: Lee Stone\nMessage: Hi')).toBeUndefined()
  expect(emailOf('Name: Ana Ruiz\nMessage: Hi', { from: 'ana.ruiz@b.example' })).toBeUndefined()
  const car = 'Email: a@b.example\nYear: 2015\nMake: Kia\nModel: Soul'
  expect(readFormMail(car, undefined, { subject: 'Contact us' })?.known).toEqual({ looking_for: '2015 Kia Soul' })
  expect(readFormMail(car, undefined, { subject: 'Value your trade' })?.known).toEqual({ trade_in: '2015 Kia Soul' })
})

test.each([
  ['which_truck_are_you_interested_in: Tundra', { looking_for: 'Tundra' }],
  ['Auto que busca: Versa', { looking_for: 'Versa' }],
  ['Do you have a trade-in?: Yes, 2014 Malibu', { trade_in: '2014 Malibu' }],
  ['Do you have a vehicle you want to trade?: no', {}],
  ['Trade Year: 2014\nTrade Make: Chevy\nTrade-in Model: Malibu', { trade_in: '2014 Chevy Malibu' }],
])('a form that says “%s” tells of whose vehicle it speaks', (line, known) => {
  expect(readFormMail(`Name: Rae Stone\nPhone: 512-557-4031\n${line}`, 'Site')?.known).toEqual(known)
})
