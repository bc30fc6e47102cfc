import { beforeAll, expect, test } from 'vitest'
import type { TwilioAccount } from '../../lib/local/twilio.ts'
import { openModel } from '../assistant/open-model.ts'
import { customerWrites, newOrganization, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { runJob } from '../run-job.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()

let ours: TestOrganization
let account: TwilioAccount
let civic: string
let model: Awaited<ReturnType<typeof openModel>>
beforeAll(async () => {
  ours = await newOrganization({ name: 'Mariposa Motors' })
  model = await openModel(ours.org)
  account = await ours.connect()
  civic = (await ours.client.post('/api/inventory', { year: 2023, make: 'Honda', model: 'Civic', price: 21_450 })).body
    .id
})

const reply = (...sentences: object[][]) => ({ calls: [{ name: 'reply', arguments: { sentences } }] })
const says = (text: string) => ({ calls: [{ name: 'write', arguments: { text } }] })
const search = { calls: [{ name: 'search_vehicles', arguments: { text: 'civic' } }] }
const civicAnswer = () => [search, reply([{ fact: [civic, 'title'] }], [{ fact: [civic, 'price'] }])]

/** A conversation on WhatsApp. */
async function customer(body: string) {
  const phone = newCustomer()
  const write = (text: string) =>
    customerWrites({ from: `whatsapp:${phone}`, to: account.whatsapp_from ?? '', body: text })
  await write(body)
  const { row, id } = await findConversation(ours.client, phone, 'whatsapp')
  const contact = row.contact_id as string
  /** Has their newest message answered, without the wait for another one. */
  const answer = async () => {
    const { messages } = await findConversation(ours.client, phone, 'whatsapp')
    await runJob('answer-customers', { org: ours.org, contact, conversation: id, message: messages.at(-1)?.id })
  }
  return { contact, id, write, answer }
}

test('it is set up, tried beside, and turned on', async () => {
  const page = await visit('/assistant', { as: ours.client, viewport: { width: 1440, height: 1000 } })
  await page.getByLabel('API key').fill(model.keys.openai)
  await page.getByRole('button', { name: 'Test and connect' }).click()
  await page.getByText('OpenAI is connected').waitFor()

  await page.getByRole('button', { name: 'Import list' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Do you deliver?\tYes, within thirty miles.')
  await page.getByRole('dialog').getByRole('button', { name: 'Import list' }).click()
  await page.getByText('Yes, within thirty miles.').waitFor()

  await model.script(...civicAnswer())
  const trying = page.getByRole('region', { name: 'Try it' })
  await trying.getByLabel('Message as a customer').fill('Do you have a Civic?')
  await trying.getByRole('button', { name: 'Send' }).click()
  await trying.getByText('Price: $21,450').waitFor()

  await page.getByLabel(/^Drafts for approval/).check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(async () => (await ours.client.get('/api/assistant')).body.mode).toBe('draft')
})

test('a draft waits above the field, and is sent by whoever approves it, who learns that a colleague is writing', async () => {
  await model.script(...civicAnswer())
  const { contact, id, answer } = await customer('Do you have a Civic?')
  await answer()
  const page = await visit(`/chats/${contact}`, { as: ours.client, viewport: { width: 390, height: 844 } })
  const draft = page.getByRole('region', { name: 'Assistant’s draft' })
  await draft.getByText('Price: $21,450').waitFor()
  const { client: luis } = await ours.addMember({ role: 'agent', first_name: 'Luis', last_name: 'Vega' })
  await luis.post(`/api/chats/whatsapp/${id}/presence`, { contact_id: contact, doing: 'writing' })
  await page.getByRole('status').getByText('Luis Vega is writing…').waitFor()
  await draft.getByRole('button', { name: 'Send' }).click()
  const question = page.getByRole('alertdialog', { name: 'Luis Vega is writing now. Send anyway?' })
  await question.getByRole('button', { name: 'Send anyway' }).click()
  await draft.waitFor({ state: 'detached' })
  await page.getByRole('article').filter({ hasText: 'automated assistant' }).waitFor()
})

test('it answers by itself, tells what it rests on, and pauses once a person writes', async () => {
  await ours.client.put('/api/assistant', { mode: 'always' })
  await model.script(...civicAnswer())
  const { contact, answer } = await customer('Do you have a Civic?')
  await answer()
  const page = await visit(`/chats/${contact}`, { as: ours.client, viewport: { width: 1440, height: 1000 } })
  await page.getByRole('button', { name: 'AI assistant' }).click()
  await page.getByText('Price: $21,450').waitFor()

  await page.getByPlaceholder('Type a WhatsApp message…').fill('I’m on it')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: /^Paused until/ }).click()
  await page.getByRole('menuitemradio', { name: 'Resume with dealership default' }).click()
  await page.getByRole('button', { name: 'Assistant answering' }).waitFor()
})

test('beside a person it drafts a reply that can be undone, names what it adds, translates in place, and sums up', async () => {
  await ours.client.put('/api/assistant', { mode: 'off' })
  const { contact, write } = await customer('¿Todavía tienen el Civic?')
  const page = await visit(`/chats/${contact}`, { as: ours.client, viewport: { width: 1440, height: 1000 } })
  const field = page.getByPlaceholder('Type a WhatsApp message…')
  await field.fill('Hello')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Write with AI' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await model.script(...civicAnswer())
  await choose('Draft a reply')
  await page.getByText('Written by AI').waitFor()
  expect(await field.inputValue()).toContain('$21,450')
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await field.inputValue()).toBe('Hello')
  await model.script(says('Hola'))
  await choose('In Spanish')
  await expect.poll(() => field.inputValue()).toBe('Hola')
  // What it adds is named until it is taken out.
  await model.script(says('Hola, nos vemos el viernes'))
  await choose('In Spanish')
  await page.getByText('Not in your text: viernes').waitFor()
  await field.fill('Hola')
  await page.getByText('Not in your text').waitFor({ state: 'hidden' })

  await model.script(says('Do you still have the Civic?'))
  const message = page.getByRole('article').filter({ hasText: '¿Todavía' })
  await message.hover()
  await message.getByRole('button', { name: 'Translate this message' }).click()
  const translated = page.getByRole('article').filter({ hasText: 'Do you still have the Civic?' })
  await translated.getByRole('button', { name: 'Show original' }).click()
  await message.waitFor()

  const summary = page.getByRole('region', { name: 'AI summary' })
  await model.script(says('Asks for the Civic.'))
  await summary.getByRole('button', { name: 'Summarize' }).click()
  await summary.getByText('Asks for the Civic.').waitFor()
  await write('¿Cuánto cuesta?')
  await model.script(says('Asks what the Civic costs.'))
  await summary.getByRole('button', { name: 'Update' }).click()
  await summary.getByText('Asks what the Civic costs.').waitFor()
})

test('managers read each turn, and say what was wrong with it', async () => {
  const page = await visit('/assistant/turns?outcome=answered', { as: ours.client })
  await page.locator('.assistant-turn').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Price: $21,450').waitFor()
  await dialog.getByRole('button', { name: 'Bad' }).click()
  await dialog.getByLabel('What was wrong?').fill('Too short')
  await dialog.getByRole('button', { name: 'Save feedback' }).click()
  await eventually(async () => {
    const { data } = (await ours.client.get('/api/assistant/turns?outcome=answered')).body
    expect(data[0].feedback).toMatchObject({ verdict: 'bad', note: 'Too short' })
  })
})

test('managers find what it could not answer, and write the answer there', async () => {
  await ours.client.put('/api/assistant', { mode: 'always' })
  await model.script({ calls: [{ name: 'hand_over', arguments: { reason: 'unsure' } }] })
  const { answer } = await customer('Can I bring my dog along?')
  await answer()
  const page = await visit('/assistant/turns', { as: ours.client, language: 'en' })
  await page.getByRole('button', { name: 'Couldn’t answer' }).click()
  await page.getByRole('searchbox', { name: 'Search questions and answers' }).fill('DOG')
  const row = page.getByRole('row').filter({ hasText: 'Can I bring my dog along?' })
  await row.getByRole('button', { name: 'Write the answer' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByLabel('Question').inputValue()).toBe('Can I bring my dog along?')
  await dialog.getByLabel('Answer', { exact: true }).fill('Yes, dogs are welcome.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await row.getByText('Answer written').waitFor()
  expect((await ours.client.get('/api/assistant')).body.answers).toContainEqual(
    expect.objectContaining({ question: 'Can I bring my dog along?', answer: 'Yes, dogs are welcome.' }),
  )
})

test('managers reword what it says, and see which saved conversation it then answers differently', async () => {
  const page = await visit('/assistant', { as: ours.client, viewport: { width: 1440, height: 1000 } })
  const asksBudget = reply([{ phrase: 'ask_budget', slots: {} }])
  await model.script(asksBudget, asksBudget)
  const trying = page.getByRole('region', { name: 'Try it' })
  await trying.getByLabel('Message as a customer').fill('I want a car')
  await trying.getByRole('button', { name: 'Send' }).click()
  await trying.getByRole('button', { name: 'Save as test' }).click()
  const tests = page.getByRole('region', { name: 'Saved tests' })
  await tests.getByRole('button', { name: 'I want a car No change' }).waitFor()

  await page.getByRole('link', { name: 'What the assistant says' }).click()
  await page.getByRole('searchbox', { name: 'Search by meaning or words' }).fill('presupuesto')
  await page
    .getByRole('status')
    .filter({ hasText: /^\d{1,2} phrases$/ })
    .waitFor()
  await page.getByRole('searchbox').fill('ask_budget')
  await page.getByRole('searchbox').press('Tab')
  await page.locator('.phrase').first().press('Enter')
  const dialog = page.getByRole('dialog')
  const english = dialog.getByLabel('Your wording in English')
  await english.fill('Does {vehicle} fit?')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('{vehicle} can’t be filled in here.').waitFor()
  await english.fill('What may it cost')
  await dialog.getByRole('button', { name: 'Insert name' }).first().click()
  expect(await english.inputValue()).toBe('What may it cost{name}')
  await english.fill('What may it cost?')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your wording', { exact: true }).waitFor()

  await model.script(asksBudget)
  await page.getByRole('main').getByRole('link', { name: 'Assistant', exact: true }).click()
  await tests.getByRole('button', { name: 'I want a car Different' }).click()
  await dialog.getByText('What may it cost?').waitFor()
  await dialog.getByText(/^Before/).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('link', { name: 'What the assistant says' }).click()
  await page.getByLabel('Only our edits').check()
  await page.getByRole('button', { name: /What may it cost/ }).click()
  await dialog.getByRole('button', { name: 'Use Lotwire’s wording' }).click()
  await page.getByText('No matching phrases').waitFor()
})
