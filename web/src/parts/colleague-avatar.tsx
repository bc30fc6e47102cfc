import type { ComponentProps } from 'react'
import { usePicture } from '../data/pictures.ts'
import { initialsOf } from '../ui/initials.ts'
import { PersonAvatar } from '../ui/person-avatar.tsx'

interface Colleague {
  id: string
  name: string
}

/** A colleague's picture, or their initials. */
export function ColleagueAvatar({
  id,
  name,
  ...look
}: Colleague & Omit<ComponentProps<typeof PersonAvatar>, 'colorSeed' | 'picture' | 'name' | 'id'>) {
  return <PersonAvatar name={name} colorSeed={id} picture={usePicture(id)} {...look} />
}

/** The same as a mark in a hot list, of which the style sheets of the list say how large it is. */
export function ColleagueMark({ id, name, className, words }: Colleague & { className?: string; words: string }) {
  const picture = usePicture(id)
  if (picture) return <img className={className} src={picture} alt={words} title={words} />
  return (
    <span className={className} role="img" aria-label={words} title={words}>
      {initialsOf(name)}
    </span>
  )
}
