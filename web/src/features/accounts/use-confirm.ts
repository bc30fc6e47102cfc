import { useState } from 'react'
import { verifyEmail } from '../../data/accounts.ts'
import { ApiError } from '../../lib/api-error.ts'
import { goTo, replaceBy } from '../../lib/hand-over.ts'
import { readSignedIn } from '../../lib/sign-in.ts'

interface Confirmation {
  email: string
  code: string
  password: string
}

/**
 * Confirms an address and continues to the workspace, signed in. The code is enough only in the browser that signed up:
 * any other, such as a phone with the mailbox, `asksPassword` as well.
 */
export function useConfirm() {
  const [asksPassword, setAsksPassword] = useState(false)
  const confirm = async ({ email, code, password }: Confirmation) => {
    let isSignedIn: boolean
    try {
      isSignedIn = (await verifyEmail({ email, code, password: password || undefined })).is_signed_in
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const isFirstTime = error.fields.password !== undefined && !asksPassword
      if (isFirstTime || error.code === 'code_wrong') setAsksPassword(true)
      if (isFirstTime) return
      throw error
    }
    if (!isSignedIn) return goTo('/login?verified=1', { email: email.trim() })
    await readSignedIn()
    replaceBy('/dashboard')
  }
  return { confirm, asksPassword }
}
