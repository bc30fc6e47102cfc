import { pictures } from '#contract/people/pictures.ts'
import { pathOf } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

/** The address of a colleague's picture, or of one's own; undefined for who has none. */
export function usePicture(id: string | undefined): string | undefined {
  const { data } = useRow(pictures.list, {}, { revalidateOnFocus: false, dedupingInterval: 60_000 })
  const version = data?.data.find((one) => one.id === id)?.version
  return id && version && `${pathOf(pictures.get, { id })}?version=${version}`
}

/** A JPEG in base64. */
export const setPicture = (image: string) => thenRead(call(pictures.set, { body: { image } }), pictures.list)
export const removePicture = () => thenRead(call(pictures.remove), pictures.list)
