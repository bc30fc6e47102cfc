import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findMember, listTeam } from './door.ts'
import { findPicture } from './store.ts'

/** Which of the dealership's people have a picture, by its version. */
export async function listPictures({ org }: Ctx) {
  const team = await listTeam(org)
  return { data: team.flatMap(({ id, picture: version }) => (version ? [{ id, version }] : [])) }
}

/** A colleague's picture, or one's own. */
export async function getPicture({ org }: Ctx, { id }: { id: string }) {
  const jpeg = (await findMember(org, id))?.picture && (await findPicture(id))
  if (!jpeg) throw notFound()
  return { jpeg }
}
