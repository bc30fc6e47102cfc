import { Link } from 'react-router'
import { useListText } from './texts.ts'
import './list-tabs.css'

/** Everybody, or the groups (S1 §2). */
export function ListTabs({ isGroups }: { isGroups: boolean }) {
  const t = useListText()
  return (
    <nav className="people-tabs" aria-label={t('tabs')}>
      <Link to="/contacts" aria-current={isGroups ? undefined : 'page'}>
        {t('tab_all')}
      </Link>
      <Link to="/contacts?tab=groups" aria-current={isGroups ? 'page' : undefined}>
        {t('tab_groups')}
      </Link>
    </nav>
  )
}
