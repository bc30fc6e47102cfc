import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type Client, callConsole, newOrganization, openClient, openOwnCloud, type TestOrganization } from './cloud.ts'
import { eventually } from './eventually.ts'

/** A dealer's file. */
export const sampleFeed = (name: string) => readFileSync(join(import.meta.dirname, 'core/stock/feeds/samples', name))

export const newestRun = async (client: Client) => (await client.get('/api/inventory/syncs')).body.data[0]

/** The newest run, once there are `count` and it has ended. */
export const endedRun = (client: Client, count = 1) =>
  eventually(async () => {
    const { data } = (await client.get('/api/inventory/syncs')).body
    expect(data.length).toBeGreaterThanOrEqual(count)
    expect(['queued', 'running']).not.toContain(data[0].status)
    return data[0]
  })

type Form = { upload_id: string; url: string; fields: Record<string, string> }

/** The form with which a browser uploads a file. */
export const prepareUpload = async (client: Client, filename = 'cars.csv'): Promise<Form> =>
  (await client.post('/api/inventory/upload', { filename })).body

/** Uploads a file like a browser, which derives a type from its name; returns the status. */
export async function sendFile({ url, fields }: Form, file: Uint8Array | string, type = 'text/csv'): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([file as Uint8Array<ArrayBuffer>], { type }))
  return (await fetch(url, { method: 'POST', body: form, headers: { origin: 'http://localhost' } })).status
}

export const MONDAY = 'DealerCenter_20261118_1234567.csv'
export const TUESDAY = 'DealerCenter_20261119_1234567.csv'
export const provider = 'dealer_center'

/** A cloud for this test file alone (`closeOwnCloud`), for tests that change what is on its dealer's server. */
export async function openDealer() {
  await openOwnCloud()
  return findDealer()
}

/** The dealer's server of the cloud, with Monday's file on it. */
export async function findDealer() {
  const ftp = (await callConsole('GET', 'ftp')).body
  const { host, port, username, password } = ftp
  await putFile(MONDAY)
  /** A manager's input, valid except for these fields. */
  const configOf = (more: object = {}) => ({
    provider,
    config: { server: `${host}:${port}`, username, password, ...more },
  })
  return {
    username: username as string,
    password: password as string,
    configOf,
    /** A dealership with the vehicles of Monday's file. */
    async connected(): Promise<TestOrganization> {
      const org = await newOrganization()
      expect(await org.client.post('/api/inventory/integrations/connect', configOf())).toMatchObject({ status: 200 })
      expect(await endedRun(org.client)).toMatchObject({ status: 'done', counts: { created: 180 } })
      return org
    },
  }
}

export async function putFile(name: string) {
  const client = await openClient()
  const { status } = await client.send('PUT', `/local/api/ftp/files/${name}`, undefined, { raw: sampleFeed(name) })
  expect(status).toBe(200)
}

export const removeFile = async (name: string) => (await openClient()).send('DELETE', `/local/api/ftp/files/${name}`)
