// Imported before anything of the shop: its logger reads the level when it is made.
process.env.LOG_LEVEL ??= 'silent';
