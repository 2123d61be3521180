/**
 * Given on the command line, so that they follow this version of the program and not the day the cluster was
 * made, and so that nobody can turn durability off from inside the database.
 */
export const postmasterSettings = (port: number): readonly string[] => {
  return Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '60',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    shared_buffers: '64MB',
    maintenance_work_mem: '32MB',
    effective_cache_size: '256MB',
    max_wal_size: '512MB',
    max_wal_senders: '0',
    max_worker_processes: '4',
    autovacuum_max_workers: '2',
    huge_pages: 'off',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Failed statements reach the client that sent them; in the log they would only be people's data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    logging_collector: 'off',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
};
