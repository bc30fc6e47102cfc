import { beforeAll, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { newOrganization, openCloud, type TestOrganization } from '../cloud.ts'
import { visitPage } from '../pages/visit-page.ts'
import { showsBriefly, usePages } from './pages.ts'

const { visit } = usePages()
const USUAL = 'plus taxes, title, registration, and dealer fees'
const OWN = 'plus taxes and an $85 document fee'
const TOTAL = 'includes all fees but taxes and registration'

let ours: TestOrganization
let address: string
beforeAll(async () => {
  const { url } = await openCloud()
  ours = await newOrganization()
  const car = { year: 2023, make: 'Honda', model: 'Civic', price: 21_450, stockNumber: 'C1' }
  const { id } = (await ours.client.post('/api/inventory', car)).body
  address = `${url}/vehicle/${id}`
})

const told = async () => {
  const { html } = await visitPage(`${address}?lang=en`)
  return [USUAL, OWN, TOTAL].filter((words) => html.includes(words))
}

test('a manager says once what the prices are, and customers read it beside each', async () => {
  expect(await told()).toEqual([USUAL])
  const page = await visit('/settings/prices', { as: ours.client, language: 'es' })
  await page.getByRole('heading', { name: 'Precios', exact: true }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  const save = () => page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByLabel('En inglés').fill(OWN)
  await showsBriefly(page, 'Precios guardados', save)
  expect(await told()).toEqual([OWN])

  await page.getByLabel('Los precios de nuestro inventario incluyen todos los cargos').check()
  await showsBriefly(page, 'Precios guardados', save)
  await page.getByText(/^Lo declaró .+ el \d+/).waitFor()
  expect(await told()).toEqual([TOTAL])
})

test('a dealership in California can’t have other prices shown', async () => {
  await ours.client.put(`/api/organizations/${ours.org}`, { state: 'CA' })
  const page = await visit('/settings/prices', { as: ours.client, language: 'en' })
  const only = page.getByLabel('Only show total prices')
  await only.waitFor()
  expect([await only.isChecked(), await only.isDisabled()]).toEqual([true, true])
  await page.getByLabel('The prices in our inventory include all fees').uncheck()
  await showsBriefly(page, 'Prices saved', () => page.getByRole('button', { name: 'Save' }).click())
  const { html } = await visitPage(`${address}?lang=en`)
  expect(html).toContain('Call for price')
  expect(html).not.toContain('21,450')
})
