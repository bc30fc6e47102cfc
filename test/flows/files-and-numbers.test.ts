import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { workbookOf } from '../workbook-of.ts'
import { usePages } from './pages.ts'
import { MICROPHONE, openPhones, type Phones } from './phones.ts'

/** A whole story, on a machine that runs others beside it. */
const STORY_MS = 120_000
const { open } = usePages()

let phones: Phones
beforeAll(async () => {
  phones = await openPhones()
})

const national = (phone: string) => `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`
const row = (page: Page, name: string) => page.locator('.people-row', { hasText: name })

async function isInOrder(page: Page) {
  expect((await violationsOn(page)).map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
}

const WORDS = {
  en: {
    ...{ bulk: 'Bulk Upload', upload: 'Upload', another: 'Import another file', start: 'Start import' },
    ...{ column: 'Column', consent: 'Where did these people agree', done: 'was imported', preview: 'Preview' },
    ...{
      actions: 'Actions for',
      edit: 'Edit Contact',
      add: 'Add number',
      number: 'Other number',
      label: 'Label of number',
    },
    ...{ update: 'Update Contact', search: 'Search name or phone or email', call: 'Call', to: 'To', send: 'Send' },
  },
  es: {
    ...{ bulk: 'Carga masiva', upload: 'Subir', another: 'Importar otro archivo', start: 'Iniciar importación' },
    ...{ column: 'Columna', consent: '¿Dónde aceptaron', done: 'Se importó', preview: 'Vista previa' },
    ...{ actions: 'Acciones para', edit: 'Editar contacto', add: 'Agregar número', number: 'Otro número' },
    ...{ label: 'Etiqueta del número', update: 'Actualizar contacto', search: 'Buscar nombre, teléfono o correo' },
    ...{ call: 'Llamar al', to: 'Para', send: 'Enviar' },
  },
}

describe.each([
  [1440, 'en'],
  [1440, 'es'],
  [1024, 'en'],
  [1024, 'es'],
  [390, 'en'],
  [390, 'es'],
] as const)('at %i px in %s', (width, language) => {
  const t = WORDS[language]
  const size = { viewport: { width, height: 844 }, bypassCSP: true }

  test(
    'a workbook and a phone’s contacts come in by a preview that says which column became what',
    async () => {
      const { client } = await newOrganization()
      await client.patch('/api/me', { language })
      const [mobile, home, card] = [newCustomer(), newCustomer(), newCustomer()]
      const page = await open('/contacts', { as: client, ...size })
      await page.getByRole('button', { name: t.bulk }).filter({ visible: true }).click()
      const dialog = page.getByRole('dialog', { name: t.bulk })
      const preview = dialog.getByRole('region', { name: t.preview })
      const bringIn = async (name: string, mimeType: string, buffer: Buffer) => {
        await dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
        await dialog.getByRole('button', { name: t.upload, exact: true }).click()
        await preview.waitFor()
        await isInOrder(page)
      }
      const start = async () => {
        await dialog.getByLabel(t.consent).fill('At the desk')
        await dialog.getByRole('button', { name: t.start }).click()
        await dialog.getByText(t.done).first().waitFor()
      }

      const header = ['Name', 'Mobile Phone', 'Home Phone', 'E-mail Address', 'Favorite color']
      const people = [
        ['Torres, Ana', national(mobile), national(home), 'ana@example.com', 'Red'],
        ['Ben Ruiz', '5.12556E+09', '', 'ben@example.com', 'Blue'],
      ]
      await bringIn('people.xlsx', '', workbookOf([header, ...people]))
      const chosen = header.map((name) => dialog.getByLabel(`${t.column} ${name}`, { exact: true }).inputValue())
      expect(await Promise.all(chosen)).toEqual(['name', 'phone', 'phone', 'email', ''])
      const first = preview.getByRole('row').nth(1)
      for (const text of ['Ana', 'Torres', national(mobile), national(home), 'ana@example.com'])
        await first.getByText(text, { exact: false }).first().waitFor()
      await preview.locator('td[data-wrong] em').getByText('Excel').waitFor()
      await preview.locator('th small', { hasText: 'Mobile Phone, Home Phone' }).waitFor()
      await start()

      await dialog.getByRole('button', { name: t.another }).click()
      const vcard = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Carla Campos', `TEL;TYPE=CELL:${card}`, 'END:VCARD', '']
      await bringIn('contacts.vcf', 'text/vcard', Buffer.from(vcard.join('\r\n')))
      await preview.getByText(national(card)).waitFor()
      await start()
      await page.keyboard.press('Escape')
      await row(page, 'Ana Torres').waitFor()
      await row(page, 'Carla Campos').waitFor()
    },
    STORY_MS,
  )

  test(
    'further numbers are added, found, called, and written to',
    async () => {
      const { client } = await phones.ours.addMember({ role: 'manager', first_name: 'Mo', last_name: 'Mora', language })
      const [phone, work] = [newCustomer(), newCustomer()]
      const name = `Nora ${phone.slice(-7)}`
      const [first_name, last_name] = name.split(' ')
      const { body } = await client.post('/api/contacts', { first_name, last_name, phone })
      await customerWrites({ from: phone, to: phones.number, body: 'Is it still for sale?' })
      const page = await open(`/contacts?search=${last_name}`, { as: client, ...size, ...MICROPHONE })
      await page.getByRole('button', { name: `${t.actions} ${name}` }).click()
      await page.getByRole('menuitem', { name: t.edit }).click()
      const form = page.getByRole('dialog', { name: t.edit })
      await form.getByRole('button', { name: t.add }).click()
      await form.getByLabel(`${t.number} 1`).fill(national(work))
      await form.getByLabel(`${t.label} 1`).fill('Work')
      await isInOrder(page)
      await form.getByRole('button', { name: t.update }).click()
      await form.waitFor({ state: 'detached' })

      await page.getByPlaceholder(t.search).fill(national(work))
      await expect.poll(() => page.url()).toContain(encodeURIComponent(national(work).slice(1, 4)))
      await page.getByRole('link', { name: new RegExp(name) }).click()
      const person = page.locator('.person')
      for (const number of [phone, work]) await person.getByText(national(number)).first().waitFor()
      await isInOrder(page)
      await person.getByRole('button', { name: `${t.call} ${national(work)}` }).click()
      await phones.decide(await phones.ringingAt(work), { status: 'canceled' }).catch(() => {})

      const { id } = await eventually(() => findConversation(client, phone))
      await page.goto(`${new URL(page.url()).origin}/chats/${id}`)
      await page
        .locator('.chat-recipient', { hasText: t.to })
        .locator('select')
        .selectOption({ label: `${national(work)} · Work` })
      await isInOrder(page)
      await page.locator('.chat-composer textarea').fill('We are at your work number')
      await page.getByRole('button', { name: t.send, exact: true }).click()
      await eventually(async () => {
        const { messages } = (await client.get(`/api/chats/sms/${id}/messages`)).body
        expect(messages.at(-1)).toMatchObject({ body: 'We are at your work number', direction: 'outbound', to: work })
      })
      expect((await client.get(`/api/contacts/${body.id}`)).body.numbers).toEqual([{ value: work, label: 'Work' }])
    },
    STORY_MS,
  )
})
