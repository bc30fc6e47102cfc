import { Globe, LogOut, Moon, Sun, UserRound } from 'lucide-react'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '../lib/language/error-text.ts'
import { useLanguage } from '../lib/language/language.ts'
import { LANGUAGE_NAMES } from '../lib/language/language-names.ts'
import { useText } from '../lib/language/text.ts'
import { useChangeAvailability, useChangeLanguage, useSession } from '../lib/session.ts'
import { Menu } from '../ui/menu.tsx'
import { toaster } from '../ui/toaster.tsx'
import { useColorMode } from '../ui/use-color-mode.ts'
import { appTexts } from './texts.ts'

interface AccountMenuProps {
  button: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  /** The buttons for the screen's look, and the way out, have no room beside it. */
  isFolded: boolean
  onOpen: (isOpen: boolean) => void
  onFollow?: () => void
  onLogOut: () => void
}

/** The menu at one's name: presence, the account, and on a folded sidebar the look of the screen and the way out. */
export function AccountMenu({ button, isOpen, isFolded, onOpen, onFollow, onLogOut }: AccountMenuProps) {
  const t = useText(appTexts)
  const navigate = useNavigate()
  return (
    <Menu.Root
      open={isOpen}
      onOpenChange={({ open }) => {
        onOpen(open)
        if (!open) button.current?.focus()
      }}
      positioning={{
        strategy: 'fixed',
        placement: isFolded ? 'right-end' : 'top-start',
        getAnchorElement: () => button.current,
      }}
      lazyMount
      unmountOnExit
    >
      <Menu.Positioner>
        <Menu.Content minWidth="56" maxWidth="64">
          <Presence />
          <Menu.Item
            value="account"
            onClick={() => {
              onFollow?.()
              navigate('/account')
            }}
          >
            <UserRound size={16} /> {t('own_account')}
          </Menu.Item>
          {isFolded && (
            <>
              <LookItems />
              <Menu.Separator />
              <Menu.Item value="logout" onClick={onLogOut}>
                <LogOut size={16} /> {t('logout')}
              </Menu.Item>
            </>
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}

/** Sets whether the person takes new conversations; owners are given none anyway. */
function Presence() {
  const t = useText(appTexts)
  const { user } = useSession()
  const change = useChangeAvailability()
  if (!user || user.role.name === 'owner') return null

  async function set(available: boolean) {
    try {
      await change(available)
    } catch (error) {
      toaster.create({ type: 'error', title: t('availability_failed'), description: errorText(error) })
    }
  }
  return (
    <>
      <Menu.RadioItemGroup
        value={user.available ? 'available' : 'away'}
        onValueChange={({ value }) => void set(value === 'available')}
      >
        <Menu.ItemGroupLabel fontSize="xs" fontWeight="400" color="fg.muted">
          {t('availability_hint')}
        </Menu.ItemGroupLabel>
        {(['available', 'away'] as const).map((value) => (
          <Menu.RadioItem key={value} value={value}>
            {t(value)}
            <Menu.ItemIndicator />
          </Menu.RadioItem>
        ))}
      </Menu.RadioItemGroup>
      <Menu.Separator />
    </>
  )
}

/** Offers the other language, and the other of light and dark. */
function LookItems() {
  const common = useText()
  const other = useLanguage() === 'en' ? 'es' : 'en'
  const changeLanguage = useChangeLanguage()
  const { isDark, toggle } = useColorMode()
  return (
    <>
      <Menu.Item value="language" lang={other} onClick={() => void changeLanguage(other)}>
        <Globe size={16} /> {LANGUAGE_NAMES[other]}
      </Menu.Item>
      <Menu.Item value="look" onClick={toggle}>
        {isDark ? <Sun size={16} /> : <Moon size={16} />} {common(isDark ? 'light_mode' : 'dark_mode')}
      </Menu.Item>
    </>
  )
}
