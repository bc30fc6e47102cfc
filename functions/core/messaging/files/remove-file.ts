import { keptFileKey, removeMedia } from '../../platform/aws/media-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { KeptFile } from './create-file.ts'

/** Removes a kept file, as its contact or another owner has it no longer. */
export const removeFile = (org: OrgId, owner: string, { file }: Pick<KeptFile, 'file'>) =>
  removeMedia(keptFileKey(org, owner, file))
