import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Client, customerWrites } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { pollOften, showsBriefly, usePages } from './pages.ts'
import { MICROPHONE, openPhones, type Phones, TIME } from './phones.ts'

const { visit } = usePages()

let phones: Phones
let client: Client
beforeAll(async () => {
  phones = await openPhones()
  client = phones.ours.client
})
/** The owner reads Spanish. */
const onPhone = (path: string) =>
  visit(path, { as: client, language: 'es', viewport: { width: 390, height: 844 }, hasTouch: true, ...MICROPHONE })

const national = (phone: string) => `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
const row = (page: Page, name: string) => page.locator('.people-row', { hasText: name })

/** Nothing is wider than the screen. */
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

test('forms, a contact’s page, and what is picked fit; a file of contacts is looked through, brought in and taken back', async () => {
  const make = (first_name: string, stage: string) =>
    client.post('/api/contacts', { first_name, last_name: 'Grupo', stage, phone: newCustomer() })
  await Promise.all([make('Alma', 'sold'), make('Bruno', 'sold'), make('Celia', 'lost')])
  const page = await onPhone('/contacts')
  await button(page, 'Agregar contacto').first().click()
  const form = page.getByRole('dialog', { name: 'Agregar contacto nuevo' })
  await form.getByRole('button', { name: 'Agregar contacto' }).click()
  await form.getByText('Escribe un número de teléfono o de WhatsApp.').waitFor()
  await fits(page)
  await page.keyboard.press('Escape')
  await row(page, 'Celia Grupo').getByRole('button', { name: 'Acciones para Celia Grupo' }).click()
  await page.getByRole('menuitem', { name: 'Editar contacto' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar contacto' })
  await edit.getByLabel('Etapa').selectOption('En negociación')
  await showsBriefly(page, 'Contacto actualizado', () =>
    edit.getByRole('button', { name: 'Actualizar contacto' }).click(),
  )
  await page.getByRole('link', { name: 'Celia Grupo', exact: true }).click()
  await page.getByRole('region', { name: 'Historial' }).getByText('Pasó de Perdido a En negociación').waitFor()
  await page.getByLabel('Nueva nota').waitFor()
  await fits(page)
  await page.goBack()

  await button(page, 'Filtros').click()
  const filters = page.getByRole('dialog', { name: 'Filtros' })
  await filters.getByLabel('Etapa').selectOption('Vendido')
  await filters.getByRole('button', { name: 'Aplicar' }).click()
  await row(page, 'Celia Grupo').waitFor({ state: 'detached' })
  await button(page, 'Más acciones').click()
  await page.getByRole('menuitem', { name: 'Seleccionar' }).click()
  await page.getByLabel('Seleccionar todo (2)').check()
  await fits(page)
  await button(page, 'Etiqueta').click()
  await showsBriefly(page, '2 contactos actualizados', () => page.getByRole('menuitem', { name: 'Urgente' }).click())

  await pollOften(page, 1_000)
  await button(page, 'Más acciones').click()
  await page.getByRole('menuitem', { name: 'Carga masiva' }).click()
  const dialog = page.getByRole('dialog', { name: 'Carga masiva' })
  const rows = [
    'Nombre;Apellido;Handy;Correo',
    `Ana;Torres;${national(newCustomer())};ana@example.com`,
    `Ben;Ruiz;${national(newCustomer())};no-es-correo`,
    'Cleo;Vega;000-000-0000;cleo@example.com',
  ]
  const file = { name: 'clientes.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
  const total = async () => (await client.get('/api/contacts')).body.total
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Subir', exact: true }).click()
  await dialog.getByLabel('Columna Handy').selectOption('Teléfono')
  await dialog.locator('td[data-wrong]').getByText('Escribe un correo válido.').waitFor()
  await fits(page)
  await dialog.getByRole('button', { name: 'Iniciar importación' }).click()
  await dialog.getByText('Indica dónde aceptaron estas personas que las contacten.').waitFor()
  await dialog.getByLabel('¿Dónde aceptaron estas personas que las contacten?').fill('En la agencia')
  await dialog.getByRole('button', { name: 'Iniciar importación' }).click()
  await dialog.getByText('Se importó clientes.csv').waitFor()
  await fits(page)
  expect(await total()).toBe(5)
  const refused = dialog.getByRole('link', { name: 'Descargar filas rechazadas' })
  const coming = page.waitForEvent('download')
  await refused.click()
  expect(readFileSync(await (await coming).path(), 'utf8')).toContain('000-000-0000')

  // It is found again among the earlier ones, with all that can still be done about it.
  await dialog.getByRole('button', { name: 'Importar otro archivo' }).click()
  await dialog.getByRole('region', { name: 'Importaciones anteriores' }).getByText('Importado · 2 contactos').waitFor()
  await fits(page)
  await dialog.getByRole('button', { name: 'Ver: clientes.csv' }).click()
  await refused.waitFor()
  await dialog.getByRole('button', { name: 'Deshacer importación' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer importación' }).click()
  await dialog.getByText('Se deshizo').waitFor()
  await expect.poll(total).toBe(3)
})

test('a customer is answered, labeled, assigned, moved, and the conversation closed and reopened', async () => {
  const { ours } = phones
  const agent = await ours.addMember({ role: 'agent', first_name: 'Ana', last_name: 'Agente' })
  await ours.client.post('/api/quick-replies', {
    shortcut: 'hola',
    body: 'Hola {{first_name}}, le atiende {{agent}}.',
  })
  const phone = newCustomer()
  await customerWrites({
    from: `whatsapp:${phone}`,
    to: phones.account.whatsapp_from,
    body: '¿Sigue en venta?',
    profile_name: 'Carla',
  })

  const page = await onPhone('/chats')
  await page.locator('a[data-contact]', { hasText: 'Carla' }).click()
  await page.locator('article', { hasText: '¿Sigue en venta?' }).waitFor()
  await page.getByText(/^Para responder: quedan/).waitFor()
  const field = page.getByRole('textbox', { name: 'Mensaje para Carla' })
  await field.fill('/hola')
  await page.getByRole('option', { name: /^\/hola/ }).click()
  await expect.poll(() => field.inputValue()).toBe('Hola Carla, le atiende Olga Owner.')
  await button(page, 'Enviar').click()
  await page.locator('article[data-mark=read]', { hasText: 'Hola Carla' }).waitFor()
  await fits(page)

  await button(page, 'Acciones de la conversación').click()
  await page.getByRole('menuitem', { name: 'Cerrar' }).click()
  await page.getByRole('alertdialog').getByText('¿Seguro que quieres cerrar esta conversación?').waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar' }).click()
  await page.getByText('Esta conversación está cerrada').waitFor()
  await button(page, 'Reabrir').click()
  await showsBriefly(page, 'Conversación reabierta', () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Reabrir' }).click(),
  )

  await button(page, 'Acciones de la conversación').click()
  await page.getByRole('menuitem', { name: 'Datos del contacto' }).click()
  const details = page.getByRole('dialog')
  await details.getByRole('list', { name: 'Etapa' }).getByRole('button', { name: 'Contactado' }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByText('¿Seguro que quieres actualizar este cliente a "Contactado"?').waitFor()
  await asked.getByRole('button', { name: 'Actualizar etapa' }).click()
  await asked.waitFor({ state: 'detached' })
  await fits(page)
  await details.getByRole('button', { name: 'Etiquetas', exact: true }).click()
  const labels = page.getByRole('dialog', { name: 'Administrar etiquetas' })
  await labels.getByLabel('Urgente').check()
  await showsBriefly(page, '✅ Etiquetas actualizadas', () => labels.getByRole('button', { name: 'Guardar' }).click())
  await details.getByLabel('Asignada a', { exact: true }).selectOption({ label: 'Ana Agente' })
  await page.goBack()
  await page.goBack()
  await page.locator('a[data-contact]', { hasText: 'Carla' }).getByRole('img', { name: 'Urgente' }).waitFor()
  const { contact_id } = (await findConversation(ours.client, phone, 'whatsapp')).row
  await expect
    .poll(async () => (await ours.client.get(`/api/contacts/${contact_id}`)).body)
    .toMatchObject({ stage: 'contacted', labels: ['Urgent'], assigned_agent: { id: agent.id } })
})

test('a customer is called, and the keypad fits beside the call', async () => {
  const number = newCustomer()
  const page = await onPhone('/calls')
  await button(page, 'Activar llamadas').click()
  await page.getByText('Listo para llamar').waitFor()
  await page.getByLabel('Número de teléfono').fill(national(number))
  await button(page, 'Llamar').click()
  await phones.decide(await phones.ringingAt(number), { status: 'in-progress' })
  const bar = page.getByRole('region', { name: 'Llamada en curso' })
  await bar.getByText(TIME).waitFor()
  await button(page, 'Teclado').click()
  await button(page, '5').click()
  await fits(page)
  await page.keyboard.press('Escape')
  await button(page, 'Colgar').click()
  await bar.waitFor({ state: 'detached' })
})
