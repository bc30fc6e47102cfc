import { metaPages } from '#contract/telephony/meta-pages.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

export const usePages = () => useRow(metaPages.list, {})
export const connectPages = (code: string) => thenRead(call(metaPages.connect, { body: { code } }), metaPages.list)
export const disconnectPage = (id: string) => thenRead(call(metaPages.disconnect, { params: { id } }), metaPages.list)
