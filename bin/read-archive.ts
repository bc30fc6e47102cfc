import { readArchiveOf } from '../lib/local/read-archive.ts'

const [email, folder] = process.argv.slice(2)
if (!email || !folder) {
  console.error('Say whose dealership, and where the archive’s parts are: node bin/read-archive.ts EMAIL FOLDER')
  process.exit(1)
}
try {
  const { missing } = await readArchiveOf(email, folder, process.env.LOCAL_DIR || '.local')
  console.log(
    `It is read. Not of the team, so that their customers are nobody’s yet: ${missing.join(', ') || 'nobody'}.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
