import { Link } from 'react-router'
import { useMay } from '../../../lib/session.ts'
import { useListText } from './texts.ts'
import './list-tabs.css'

/** Everybody, or the groups (S1 §2); for managers, who may be one person. */
export function ListTabs({ isGroups, isTwins }: { isGroups: boolean; isTwins: boolean }) {
  const t = useListText()
  const mayAssign = useMay('assign')
  return (
    <nav className="people-tabs" aria-label={t('tabs')}>
      <Link to="/contacts" aria-current={isGroups || isTwins ? undefined : 'page'}>
        {t('tab_all')}
      </Link>
      <Link to="/contacts?tab=groups" aria-current={isGroups ? 'page' : undefined}>
        {t('tab_groups')}
      </Link>
      {mayAssign && (
        <Link to="/contacts?tab=twins" aria-current={isTwins ? 'page' : undefined}>
          {t('tab_twins')}
        </Link>
      )}
    </nav>
  )
}
