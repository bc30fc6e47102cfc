import { makeAdmin } from '../lib/local/make-admin.ts'

const [email] = process.argv.slice(2)
if (!email) {
  console.error('Say whom: node bin/make-admin.ts EMAIL')
  process.exit(1)
}
try {
  const { name } = await makeAdmin(email, process.env.LOCAL_DIR || '.local')
  console.log(`${name} (${email}) is a system administrator now: /admin.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
