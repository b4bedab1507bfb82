import Commands

Commands.main()
