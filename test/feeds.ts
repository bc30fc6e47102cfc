import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type Client, callConsole, newOrganization, openClient, type TestOrganization } from './cloud.ts'
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

/** A login of one's own at the dealers' server, with Monday's file there. */
export async function newDealer() {
  const name = randomUUID().slice(0, 8)
  const { host, port, username, password } = (await callConsole('GET', `ftp?of=${name}`)).body
  const ask = async (method: 'PUT' | 'DELETE', file: string, more?: { raw: Uint8Array }) =>
    (await openClient()).send(method, `/local/api/ftp/files/${file}?of=${name}`, undefined, more)
  const putFile = async (file: string) =>
    expect(await ask('PUT', file, { raw: sampleFeed(file) })).toMatchObject({ status: 200 })
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
    putFile,
    removeFile: (file: string) => ask('DELETE', file),
    /** A dealership with the vehicles of Monday's file. */
    async connected(): Promise<TestOrganization> {
      const org = await newOrganization()
      expect(await org.client.post('/api/inventory/integrations/connect', configOf())).toMatchObject({ status: 200 })
      expect(await endedRun(org.client)).toMatchObject({ status: 'done', counts: { created: 180 } })
      return org
    },
  }
}
