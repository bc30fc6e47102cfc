import { expect, test } from 'vitest'
import { foundIn } from '../../../../functions/core/outreach/leads/found-in.ts'
import { readPage } from '../../../../functions/core/outreach/leads/plain-words.ts'
import { readAdf } from '../../../../functions/core/outreach/leads/read-adf.ts'
import { readFormMail } from '../../../../functions/core/outreach/leads/read-form-mail.ts'
import { readMime } from '../../../../functions/core/outreach/leads/read-mime.ts'

const ADF = `<?ADF VERSION "1.0"?><?XML VERSION "1.0"?>
<ADF><PROSPECT status="new"><ID source="Cars.com">77</ID>
<vehicle interest="buy"><year>2021</year><make>Ford</make><model>Escape</model><stock>P2286</stock><comments>Any dents?</comments></vehicle>
<vehicle interest="trade-in"><year>2014</year><make>Kia</make><model>Soul</model><odometer>90000</odometer></vehicle>
<customer><contact><name part="first">Ana</name><name part="last">O&apos;Neil &amp; Co</name><email>ana@example.com</email>
<phone type="fax">1</phone><phone type="voice">5125550101</phone><phone type="cellphone">(512) 555-0100</phone></contact>
<timeframe><description>This week</description></timeframe><comments>Is it <![CDATA[<still>]]> there?</comments></customer>
<provider><name part="full">Cars.com Leads</name></provider></PROSPECT></ADF>`

test('an ADF document tells who asks about what, in the spelling that providers use', () => {
  expect(readAdf(ADF)).toEqual([
    {
      name: "Ana O'Neil & Co",
      phones: [
        { written: '(512) 555-0100', label: 'Cellphone' },
        { written: '5125550101', label: '' },
        { written: '1', label: 'Fax' },
      ],
      email: 'ana@example.com',
      text: 'Is it <still> there?\nAny dents?\n2021 Ford Escape, stock # P2286\nTrade-in: 2014 Kia Soul, 90,000 mi\nTime frame: This week',
      numbers: ['P2286'],
      known: { looking_for: '2021 Ford Escape', trade_in: '2014 Kia Soul', time_frame: 'This week' },
      deal: { mileage: 90_000 },
      came_by: { kind: 'adf', detail: 'Cars.com Leads' },
    },
  ])
})

const prospect = (more: string, customer = '') =>
  `<adf><prospect>${more}<customer><contact><name part="full">Rae</name><phone>512-557-4003</phone></contact>${customer}</customer></prospect></adf>`
const comment = (text: string) => prospect('', `<comments>${text}</comments>`)
test.each([
  ['a bare ampersand', comment('Tax & title?'), 'Tax & title?'],
  [
    'tags and a bracket',
    comment('Budget < 20k. <b>Call</b> me<br>at <rae@b.example>'),
    'Budget < 20k. Call me\nat <rae@b.example>',
  ],
  [
    'a page in CDATA',
    comment('<![CDATA[<p>Is it <b>here</b>?</p><br/>Red &amp; black&nbsp;only]]>'),
    'Is it here?\nRed & black only',
  ],
  ['letters escaped twice', comment('I&amp;#8217;d like &lt;br&gt;it, Jos&amp;eacute;'), 'I’d like\nit, José'],
  ['an element that never closes', comment('Call me').replace('</comments>', ''), 'Call me'],
  ['what stands around it', `<!DOCTYPE a [<!ENTITY x "y">]> & ${comment('&x; Hi')}\n-- \nSent & <b`, '&x; Hi'],
  ['quotes of who passes it on', comment('One\nTwo').replace(/^/gm, '> '), 'One\nTwo'],
  [
    'tags in capitals, and values bare',
    `<ADF><Prospect><Vehicle INTEREST=SELL><YEAR>2017</YEAR><Odometer UNITS='km'>90 000</Odometer></Vehicle></Prospect></ADF>`,
    'Wants to sell: 2017, 90 000',
  ],
  [
    'comments wherever',
    prospect(
      '<comments>A</comments><vehicle><comments>B</comments><finance><comments>C</comments></finance></vehicle>',
      '<comments>D</comments><contact><comments>E</comments></contact>',
    ),
    'D\nE\nB\nC\nA',
  ],
  [
    'what nobody knows',
    prospect(
      '<leadtype>phone-up</leadtype>',
      '<credit-score>700</credit-score><tracking><campaign>Fall</campaign></tracking>',
    ),
    'Credit score: 700\nCampaign: Fall\nLeadtype: phone-up',
  ],
  [
    'an address',
    comment('Hi').replace(
      '</contact>',
      '<address><street line="1">1 Elm St</street><apartment>4</apartment><city>Waco</city><regioncode>TX</regioncode><postalcode>76701</postalcode></address></contact>',
    ),
    'Hi\nAddress: 1 Elm St, 4, Waco, TX 76701',
  ],
  [
    'a chat that its sender took down',
    prospect('<provider><name>Chat</name><phone>1</phone><comments>Rae: Hi</comments></provider>'),
    'Rae: Hi',
  ],
  ['brackets as numbers', comment('Hi').replace(/</g, '&#60;'), 'Hi'],
  [
    'two addresses in one',
    prospect('').replace('</contact>', '<email>rae@b.example; rae@c.example</email></contact>'),
    'rae@c.example',
  ],
  ['when they can be reached', comment('Hi').replace('<phone>', '<phone time="evening">'), 'Hi\nBest time: evening'],
  [
    'dates',
    prospect('', '<timeframe><earliestdate>2026-12-01T10:30:00-06:00</earliestdate></timeframe>'),
    'From: Dec 1, 2026, 10:30 AM',
  ],
])('a document with %s is read as its sender meant it', (_, xml, text) => {
  expect(readAdf(xml)?.map((lead) => lead.text.replace(/\u202f/g, ' '))).toEqual([text])
})

test('what somebody sells is never what they look for, and money stands with what it is for', () => {
  const vehicle = (interest: string, more: string) =>
    `<vehicle interest="${interest}" status="used"><year>2015</year><make>Kia</make><model>Soul</model>${more}</vehicle>`
  const theirs = '<vin>KNDJP3A57F7100001</vin><odometer units="mi">91,000</odometer><condition>Good</condition>'
  const read = (xml: string) => readAdf(prospect(xml))?.[0]
  const figures = { vin: 'KNDJP3A57F7100001', mileage: 91_000, condition: 'good' }
  expect(read(vehicle('trade-in', `${theirs}<comments>Small dent</comments>`))).toMatchObject({
    known: { trade_in: '2015 Kia Soul' },
    deal: figures,
    numbers: [],
    text: 'Trade-in: 2015 Kia Soul, 91,000 mi, used, VIN KNDJP3A57F7100001, Good\nSmall dent',
  })
  expect(read(vehicle('sell', theirs))?.known).toEqual({ trade_in: '2015 Kia Soul, 91,000 mi' })
  const lease =
    '<price type="offer">18500</price><finance><method>lease</method><amount type="downpayment" currency="USD">2000</amount></finance><colorcombination><exteriorcolor>Red</exteriorcolor></colorcombination>'
  expect(read(vehicle('lease', lease))).toMatchObject({
    known: { looking_for: '2015 Kia Soul', budget: '$18,500' },
    deal: { payment: 'lease' },
    text: 'Wants to lease: 2015 Kia Soul, used, outside: Red\nOffer: $18,500\nPayment: lease\nDown payment: $2,000',
  })
})

const OWN_ELEMENTS =
  '<firstname>Rae</firstname><lastname>Stone</lastname><mobilephone>512-557-4031</mobilephone><emailaddress>mailto:rae@b.example</emailaddress>'
test.each([
  ['elements of its own', `<adf><prospect><customer><contact>${OWN_ELEMENTS}</contact></customer></prospect></adf>`],
  [
    'elements that are not closed',
    '<adf><prospect><customer><contact><name part="first">Rae<name part="last">Stone<phone type=mobile>512-557-4031<email>rae@b.example</contact></customer></prospect></adf>',
  ],
  ['no prospect', `<adf><customer><contact>${OWN_ELEMENTS}</contact></customer></adf>`],
  [
    'a prefix',
    `<adf:adf xmlns:adf="x"><adf:prospect><adf:customer>${OWN_ELEMENTS}</adf:customer></adf:prospect></adf:adf>`,
  ],
])('a document with %s tells who asks', (_, xml) => {
  expect(readAdf(xml)).toMatchObject([
    {
      name: 'Rae Stone',
      phones: [{ written: '512-557-4031', label: 'Mobile' }],
      email: 'rae@b.example',
      text: '',
    },
  ])
})

test('a vehicle counts wherever it stands, if it is one, and what is only to be mended is not traded in', () => {
  const car = (interest: string, make = 'Kia') =>
    `<vehicle interest="${interest}"><make>${make}</make><model>Soul</model></vehicle>`
  const known = (more: string, customer = '') => readAdf(prospect(more, customer))?.[0]?.known
  expect(known('', car('buy'))).toEqual({ looking_for: 'Kia Soul' })
  expect(known(car('service'))).toEqual({})
  expect(known(car('service') + car('trade-in', 'Honda'))).toEqual({ trade_in: 'Honda Soul' })
  expect(known('<vehicle><make>Unknown</make><model>N/A</model></vehicle>')).toEqual({})
})

test.each([
  ['an end that is missing', ADF.slice(0, -10)],
  ['a hundred tags within each other', ADF.replace('<ID ', `${'<x><y>'.repeat(75)}<ID `)],
  ['more prospects than a provider tells of', `<adf>${'<prospect/>'.repeat(21)}</adf>`],
  ['no ADF', '<html><body>Hello</body></html>'],
])('a document with %s is not read', (_, xml) => expect(readAdf(xml)).toBeUndefined())

const CRLF = '\r\n'
test.each([
  [
    'an attachment',
    [
      'Content-Type: multipart/mixed; boundary="x y"',
      '',
      '--x y',
      'Content-Type: text/plain',
      '',
      'See attached',
      '--x y',
      'Content-Type: application/octet-stream; name="lead.xml"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(ADF).toString('base64'),
      '--x y--',
      '',
    ],
  ],
  [
    'a quoted-printable body',
    [
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      ADF.replaceAll('=', '=3D').replace('dents', 'de=\r\nnts'),
    ],
  ],
  [
    'the HTML of a mail program',
    [
      'Content-Type: text/html',
      '',
      `<p>${ADF.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll('\n', '<br>')}</p>`,
    ],
  ],
  ['a page as it is', ['Content-Type: text/html', '', `<html><body>${ADF}</body></html>`]],
  [
    'a mail that is passed on, of any name and type',
    [
      'Content-Type: message/rfc822',
      '',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: application/octet-stream; name=LEAD.DAT',
      'Content-Disposition: attachment',
      '',
      ADF,
      '--b--',
    ],
  ],
])('it is found in %s', (_, lines) => {
  const mail = ['From: "Cars" <a@cars.example>', 'Subject: =?utf-8?Q?L=C3=A9ad?=', ...lines].join(CRLF)
  const { from, subject, texts } = readMime(Buffer.from(mail, 'latin1'))
  expect({ from, subject }).toEqual({ from: '"Cars" <a@cars.example>', subject: 'Léad' })
  expect(texts.map(({ text }) => readAdf(text)).find(Boolean)?.[0]).toMatchObject({
    name: "Ana O'Neil & Co",
    text: expect.stringContaining('Any dents?'),
  })
})

const NAME = 'José Niño – “Pepe”'
test.each([
  ['its header', 'text/plain; charset=windows-1252', '', 'latin1'],
  ['its document', 'application/xml', '<?xml version="1.0" encoding="ISO-8859-1"?>', 'latin1'],
  ['its page', 'text/html', '<meta charset="windows-1252">', 'latin1'],
  ['nothing', 'text/plain', '', 'latin1'],
  ['nothing', 'application/octet-stream', '', 'utf8'],
  ['another than it has', 'text/plain; charset=iso-8859-1', '<?xml encoding="iso-8859-1"?>', 'utf8'],
  ['its mark', 'text/xml', '\ufeff<?xml version="1.0" encoding="UTF-16"?>', 'utf16le'],
  ['its zeros', 'text/xml; charset=utf-16', '', 'utf16le'],
] as const)('letters are read by the charset that %s declares (%s)', (_, type, before, encoding) => {
  const text = `${before}${prospect('').replace('Rae', NAME)}`
  // Windows' own letters lie where latin1 has none.
  const windows = (written: string) =>
    Buffer.from(
      written.replace(/[–“”]/g, (one) => String.fromCharCode({ '–': 0x96, '“': 0x93, '”': 0x94 }[one] ?? 0)),
      'latin1',
    )
  const bytes = encoding === 'latin1' ? windows(text) : Buffer.from(text, encoding)
  const head = `Content-Type: ${type}${CRLF}Content-Transfer-Encoding: base64${CRLF}${CRLF}`
  const { texts } = readMime(Buffer.from(head + bytes.toString('base64')))
  expect(readAdf(texts[0]?.text ?? '')?.[0]?.name).toBe(NAME)
})

test.each([
  ['its header', 'text/xml; charset=iso-8859-2', ''],
  ['its document', 'application/octet-stream', '<?xml version="1.0" encoding="ISO-8859-2"?>'],
  ['its page', 'text/html', '<meta charset="iso-8859-2">'],
])('Polish letters are read by the charset that %s declares', (_, type, before) => {
  const bytes = Buffer.from(`${before}${prospect('').replace('Rae', '\xa3ukasz')}`, 'latin1')
  const { texts } = readMime(Buffer.concat([Buffer.from(`Content-Type: ${type}${CRLF}${CRLF}`), bytes]))
  expect(readAdf(texts[0]?.text ?? '')?.[0]?.name).toBe('Łukasz')
})

test('a mail that is nested, or headed, beyond measure has no text, and one of any bytes is read', () => {
  const nested = Array.from(
    { length: 60 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}${CRLF}${CRLF}--b${n}${CRLF}`,
  )
  const mails = [nested.join(''), `X: ${'y'.repeat(100_000)}${CRLF}${CRLF}Hi`, '\0\xff: \u0001', '']
  for (const mail of mails)
    expect(
      readMime(Buffer.from(mail, 'latin1'))
        .texts.map(({ text }) => text)
        .join('').length,
    ).toBeLessThan(10)
})

const MEGABYTE = 1_000_000
test.each([
  ['<p>\n', 'text/html'],
  ['<div><b>', 'text/html'],
  ['<div> ', 'text/html'],
  ['Name,Phone,"', 'text/plain'],
  ['<a "', 'text/html'],
  ['<adf><prospect>', 'text/plain'],
  ['Name: \n', 'text/plain'],
  ['a', 'text/plain'],
  ['a@', 'text/plain'],
  ['555-', 'text/plain'],
  ['{', 'text/plain'],
  ['|', 'text/plain'],
  ['* ', 'text/plain'],
  [`Name${' '.repeat(3950)}b\n`, 'text/plain'],
  [' \t', 'text/plain'],
  ['--b\r\n\r\n', 'multipart/mixed; boundary=b'],
  ['--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n', 'multipart/mixed; boundary=b'],
])('a megabyte of %j is never gone through again for each of its pieces', (piece, type) => {
  const mail = Buffer.from(`Content-Type: ${type}${CRLF}${CRLF}${piece.repeat(MEGABYTE / piece.length)}`)
  const before = process.cpuUsage()
  for (const { text, isHtml } of readMime(mail).texts) {
    const words = isHtml ? readPage(text) : text
    readAdf(text) ?? readFormMail(words, '')
    foundIn(words)
  }
  const { user, system } = process.cpuUsage(before)
  // Some 20 ms on an idle machine; going through it for each piece takes minutes.
  expect((user + system) / 1000).toBeLessThan(2_000)
})
