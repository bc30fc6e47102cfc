import { expect, test } from 'vitest'
import { readAdf } from '../../../../functions/core/outreach/leads/read-adf.ts'
import { readFormMail } from '../../../../functions/core/outreach/leads/read-form.ts'
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
      phone: '(512) 555-0100',
      email: 'ana@example.com',
      text: 'Is it <still> there?\nAny dents?\nTrade-in: 2014 Kia Soul, 90000 mi\nTimeframe: This week',
      numbers: ['P2286'],
      looking_for: '2021 Ford Escape',
      came_by: { kind: 'adf', detail: 'Cars.com Leads' },
    },
  ])
})

test.each([
  ['entities of its own', `<!DOCTYPE a [<!ENTITY x "y">]>${ADF}`],
  ['an end that is missing', ADF.slice(0, -10)],
  [
    'a hundred tags within each other',
    ADF.replace('<still>', '').replace('<ID ', `${'<a>'.repeat(150)}${'</a>'.repeat(150)}<ID `),
  ],
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
      `<p>${ADF.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`,
    ],
  ],
])('it is found in %s', async (_, lines) => {
  const { from, subject, texts } = await readMime(
    Buffer.from(['From: "Cars" <a@cars.example>', 'Subject: =?utf-8?Q?L=C3=A9ad?=', ...lines].join(CRLF), 'latin1'),
  )
  expect({ from, subject }).toEqual({ from: '"Cars" <a@cars.example>', subject: 'Léad' })
  expect(texts.map(readAdf).find(Boolean)?.[0]).toMatchObject({
    name: "Ana O'Neil & Co",
    text: expect.stringContaining('Any dents?'),
  })
})

test('a mail that is nested, or headed, beyond measure has no text, and one of any bytes is read', async () => {
  const nested = Array.from(
    { length: 60 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}${CRLF}${CRLF}--b${n}${CRLF}`,
  )
  const mails = [nested.join(''), `X: ${'y'.repeat(100_000)}${CRLF}${CRLF}Hi`, '\0\xff: \u0001', '']
  for (const mail of mails) expect((await readMime(Buffer.from(mail, 'latin1'))).texts.join('').length).toBeLessThan(10)
})

test('a form that is mailed in lines is read in both languages, and one without a number or an email is none', () => {
  const lines = 'Nombre: Luz\nApellido: Ruiz\nTeléfono: 512 555 0100\nMensaje: ¿Sigue disponible?\nStock #: P2286'
  expect(readFormMail(lines, 'Site')).toMatchObject({
    name: 'Luz Ruiz',
    phone: '512 555 0100',
    text: '¿Sigue disponible?',
    numbers: ['P2286'],
    came_by: { kind: 'form', detail: 'Site' },
  })
  expect(readFormMail('Name: Ana\nMessage: Hi', undefined)).toBeUndefined()
})
