import Bowser from 'bowser'

interface Device {
  browser: string
  system: string
  kind: 'computer' | 'phone' | 'tablet'
}

/** The browser and system in a user agent, under their familiar names. */
export function describeDevice(agent: string): Device {
  if (agent === '') return { browser: '', system: '', kind: 'computer' }
  const { browser, os, platform } = Bowser.parse(agent)
  const kind = platform.type === 'mobile' ? 'phone' : platform.type === 'tablet' ? 'tablet' : 'computer'
  return { browser: browser.name ?? '', system: os.name ?? '', kind }
}

/** 'Chrome · Windows'; a client that is not a browser keeps its own name. */
export function nameDevice(agent: string): string {
  const { browser, system } = describeDevice(agent)
  return [browser, system].filter((word) => word !== '').join(' · ') || agent
}
