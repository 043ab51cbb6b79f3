import { mkdir, open, readFile, rm } from 'node:fs/promises'

/**
 * Locks a folder for this process. Two processes would corrupt its data.
 * @returns releases the folder
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const file = `${folder}.lock`
  for (let attempt = 0; ; attempt++) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error
      const owner = Number(await readFile(file, 'utf8').catch(() => ''))
      if (attempt > 3 || isRunning(owner))
        throw new Error(
          `The process ${owner} uses the database in ${folder}. Stop it, or set DATABASE_URL to a PostgreSQL that several processes can share`,
          { cause: error },
        )
      await rm(file, { force: true }) // left by a process that was killed
    }
  }
}

function isRunning(pid: number): boolean {
  if (!pid || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}
