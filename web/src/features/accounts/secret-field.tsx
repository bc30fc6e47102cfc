import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../lib/language/text.ts'
import { AccountField, type AccountFieldProps } from './account-field.tsx'

/** A password field whose content can be shown while typing. */
export function SecretField(props: AccountFieldProps) {
  const common = useText()
  const [isShown, setShown] = useState(false)
  const label = common(isShown ? 'hide_password' : 'show_password')
  return (
    <AccountField {...props} type={isShown ? 'text' : 'password'}>
      <button
        type="button"
        className="account-show"
        aria-label={label}
        title={label}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff /> : <Eye />}
      </button>
    </AccountField>
  )
}
