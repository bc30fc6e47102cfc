import * as z from 'zod'
import type { Call } from './call.ts'

/** `of`: a dealer by the name in their login; absent for the sample dealer. */
const OfDealer = z.object({ of: z.string().regex(/^\w+$/).optional() })

/** The calls about the dealers' FTP server. */
export const ftpCalls: Call[] = [
  {
    method: 'GET',
    path: /^ftp$/,
    answer: ({ ftp: { host, port, username, password, folderOf } }, input) => {
      const { of } = OfDealer.parse(input)
      const login = of === undefined ? username : `${username}-${of}`
      return { host, port, username: login, password, files: folderOf(of).list() }
    },
  },
  {
    method: 'PUT',
    path: /^ftp\/files\/([^/]+)$/,
    answer: async ({ ftp }, input, name, body) => {
      const folder = ftp.folderOf(OfDealer.parse(input).of)
      await folder.put(name, body)
      return { files: folder.list() }
    },
  },
  {
    method: 'DELETE',
    path: /^ftp\/files\/([^/]+)$/,
    answer: ({ ftp }, input, name) => {
      const folder = ftp.folderOf(OfDealer.parse(input).of)
      folder.remove(name)
      return { files: folder.list() }
    },
  },
  { method: 'POST', path: /^ftp\/newer$/, answer: async ({ ftp }) => ({ file: await ftp.dropFeed() }) },
]
