import { once } from 'node:events'
import { createServer } from 'node:net'
import { errorCode, StartProblem } from './start-problem.ts'

/**
 * A port a person may choose by a variable of the environment; `0` takes any free one.
 * @throws StartProblem when it is not a port or is in use.
 */
export async function choosePort(variable: string, fallback: number): Promise<number> {
  const given = process.env[variable]
  const port = given === undefined || given === '' ? fallback : Number(given)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartProblem(`${variable} is "${given}" and must be a port number from 0 to 65535.`)
  }
  return claim(port, variable)
}

async function claim(port: number, variable: string): Promise<number> {
  const probe = createServer()
  try {
    probe.listen(port, '127.0.0.1')
    await once(probe, 'listening')
    const address = probe.address()
    return typeof address === 'object' && address ? address.port : port
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') {
      throw new StartProblem(
        `Port ${port} is in use by another program: stop it, or choose another one, for example ${variable}=${port + 1} npm start`,
      )
    }
    if (errorCode(error) === 'EACCES') {
      throw new StartProblem(
        `Port ${port} needs administrator's rights: choose one above 1023, for example ${variable}=3000 npm start`,
      )
    }
    throw error
  } finally {
    probe.close()
  }
}
