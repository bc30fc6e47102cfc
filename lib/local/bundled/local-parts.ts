import { join } from 'node:path'

const at = (part: string) => join(import.meta.dirname, part)

/** What a process with the local cloud's services has in place of an import, by the import and the file that it is in. */
export const LOCAL_PARTS: [imported: RegExp, importer: RegExp, part: string][] = [
  [/^@aws-sdk\/lib-dynamodb$/, /functions\/core\/platform\/table\/client\.ts$/, at('document-client.ts')],
  [/\/open-signer\.ts$/, /functions\/core\/platform\/aws\/signed-fetch\.ts$/, at('open-signer.ts')],
]
