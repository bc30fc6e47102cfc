/** Where a session gets what a changing request needs: the service worker asks there too, and loads no schemas. */
export const CSRF_PATH = '/csrf-cookie'
export const REFRESH_PATH = '/api/auth/refresh'
