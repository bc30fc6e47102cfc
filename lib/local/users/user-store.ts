import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readJsonFile, writeJsonFile } from '../json-file.ts'
import { emailOf, type User } from './user.ts'

export type UserStore = ReturnType<typeof openUserStore>

/** The users of a pool, one file each. A change is on disk when `save` returns, so confirmed ones survive kill -9. */
export function openUserStore(folder: string) {
  mkdirSync(folder, { recursive: true })
  const users = new Map<string, User>()
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    const user = readJsonFile<User>(join(folder, name))
    if (!user) continue
    // Sign-ins from before refresh tokens were exchanged lack the current kind of token.
    user.sessions = user.sessions.filter(({ refresh_tokens }) => refresh_tokens)
    users.set(user.sub, user)
  }
  const path = (user: User) => join(folder, `${user.sub}.json`)

  return {
    /** By e-mail address in any case, or by sub, like Cognito's user name. */
    find(username = ''): User | undefined {
      const email = username.toLowerCase()
      const isNamed = (user: User) => user.username === username || emailOf(user).toLowerCase() === email
      return users.get(username) ?? (username === '' ? undefined : [...users.values()].find(isNamed))
    },
    findBySession(refreshHash: string): User | undefined {
      return [...users.values()].find((user) =>
        user.sessions.some(({ refresh_tokens }) => refresh_tokens.some(({ hash }) => hash === refreshHash)),
      )
    },
    /** Oldest first. */
    list(): User[] {
      return [...users.values()].sort((a, b) => a.created_at - b.created_at || (a.sub < b.sub ? -1 : 1))
    },
    add(user: User): void {
      users.set(user.sub, user)
      writeJsonFile(path(user), user)
    },
    /** A user removed in the meantime stays removed. */
    save(user: User, now: number): void {
      if (users.get(user.sub) !== user) return
      user.sessions = user.sessions.filter((session) => session.expires_at > now)
      user.challenges = user.challenges.filter((challenge) => challenge.expires_at > now)
      user.modified_at = now
      writeJsonFile(path(user), user)
    },
    remove(user: User): void {
      users.delete(user.sub)
      rmSync(path(user), { force: true })
    },
  }
}
