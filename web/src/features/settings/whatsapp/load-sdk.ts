interface LoginAnswer {
  authResponse: { code?: string } | null
}

/** What is used of Meta's script: https://developers.facebook.com/docs/javascript/reference */
export interface MetaSdk {
  init(options: { appId: string; version: string; autoLogAppEvents: boolean; xfbml: boolean }): void
  login(callback: (answer: LoginAnswer) => void, options: Record<string, unknown>): void
}

declare global {
  interface Window {
    FB?: MetaSdk
  }
}

/** Graph API's version, which the script wants to be told. */
const VERSION = 'v24.0'

let loading: Promise<MetaSdk> | undefined

/** Loads Meta's script, once; a failed load is tried again by the next call. */
export function loadSdk(url: string, appId: string): Promise<MetaSdk> {
  loading ??= new Promise<MetaSdk>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => {
      if (!window.FB) return reject(new Error('Meta’s script brings no FB.'))
      window.FB.init({ appId, version: VERSION, autoLogAppEvents: false, xfbml: false })
      resolve(window.FB)
    })
    script.addEventListener('error', () => reject(new Error('Meta’s script did not load.')))
    document.head.append(script)
  })
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
